"""The lines of the usual questions, their words, and the form of head.json."""

import json, re
from pathlib import Path

import numpy as np
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from tokenizers import Tokenizer

HERE = Path(__file__).parent
SCALE = 8.0
SHARE_OF_WORDS = 0.3
MOST_TOKENS = 96
CLASSES = json.loads((HERE / 'classes.json').read_text())
NONE = len(CLASSES)


def clean(text):
    text = text.replace('\u2019', "'").replace('\u2018', "'").replace('\u201c', '"').replace('\u201d', '"')
    return re.sub(r'\s+', ' ', text).strip()


def lines(folder):
    for file in sorted((HERE / 'lines' / folder).glob('*.txt')):
        heading = None
        for line in file.read_text().splitlines():
            if line.startswith('#'):
                heading = line[1:].strip()
            elif line.strip():
                yield clean(line), heading, file.stem


def people():
    """The wordings of bench/usual/people/, without the names that the server leaves out as well."""
    for file in sorted((HERE.parents[1] / 'bench/usual/people').glob('*.json')):
        for person in json.loads(file.read_text())['people']:
            head = person['posting'].split('\n')[:2]
            companies = [part.strip() for line in head for part in re.split('[,(–]', line) if part.strip()]
            names = re.compile('|'.join(map(re.escape, companies)))
            for heading, wordings in person['asked'].items():
                for text in wordings:
                    yield clean(names.sub('our company', text)), CLASSES.index(heading), file.stem


def read():
    """Each line once: its text, its class, and the file that it stands in."""
    rows = [(text, CLASSES.index(heading), file) for text, heading, file in lines('means')]
    rows += [(text, NONE, file) for text, _, file in lines('none')]
    known = {}
    for row in rows:
        known.setdefault(re.sub(r'\W', '', row[0].lower()), row)
    return list(known.values())


def learn_words(texts, kinds):
    vectorizer = TfidfVectorizer(ngram_range=(1, 2), min_df=2, sublinear_tf=True, token_pattern=r"[\w']+")
    return vectorizer, LogisticRegression(C=10, max_iter=800).fit(vectorizer.fit_transform(texts), kinds)


def vectors_of(session, folder, texts):
    """As the server does: each text alone, with what eight bits make of the model; of length one."""
    tokens = Tokenizer.from_file(str(folder / 'tokenizer.json'))
    tokens.no_padding()
    tokens.enable_truncation(MOST_TOKENS)
    for text in texts:
        ids = np.array([tokens.encode(text).ids])
        states = session.run(None, {'input_ids': ids, 'attention_mask': ids * 0 + 1, 'token_type_ids': ids * 0})[0][0].mean(0)
        yield states / np.linalg.norm(states)


def write_head(folder, weight, bias, words, name='head.json'):
    vectorizer, logit = words
    coefficients = logit.coef_.T
    scale = np.abs(coefficients).max(0) / 127
    ordered = sorted(vectorizer.vocabulary_.items(), key=lambda entry: entry[1])
    described = {
        'classes': [*CLASSES, 'none'],
        'scale': SCALE,
        'weight': np.round(weight, 5).tolist(),
        'bias': np.round(bias, 5).tolist(),
        'words': {
            'share': SHARE_OF_WORDS,
            'vocab': [word for word, _ in ordered],
            'idf': np.round(vectorizer.idf_, 4).tolist(),
            'scale': scale.tolist(),
            'coef': np.round(coefficients / scale).astype(int).ravel().tolist(),
            'intercept': np.round(logit.intercept_, 5).tolist(),
        },
    }
    (folder / name).write_text(json.dumps(described, separators=(',', ':')))


def log_softmax(scores):
    return scores - scores.max() - np.log(np.exp(scores - scores.max()).sum())


def check(weight, bias, words, vectors, rows):
    """Tells at which threshold so much is shown and so much of that is right."""
    vectorizer, logit = words
    best = []
    for vector, (text, kind, _) in zip(vectors, rows):
        of_vector = log_softmax(weight @ (vector * SCALE) + bias)
        of_words = logit.predict_log_proba(vectorizer.transform([text]))[0]
        joined = np.exp(log_softmax((1 - SHARE_OF_WORDS) * of_vector + SHARE_OF_WORDS * of_words))
        best.append((joined[:NONE].max(), joined[:NONE].argmax(), kind))
    meant = sum(kind < NONE for *_, kind in best)
    for threshold in (0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9):
        shown = [(told, kind) for sure, told, kind in best if sure >= threshold]
        right = sum(told == kind for told, kind in shown)
        print(f'{threshold}: precision {right / max(1, len(shown)):.3f}, recall {right / meant:.3f}, shown of none {sum(k == NONE for _, k in shown) / max(1, len(best) - meant):.3f}')
