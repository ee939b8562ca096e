"""Learns a wider head above vectors that are there: it takes oblique wordings for what they mean, and is sure of fewer.

widen.py [--aside FILE]
    Of lines/ every third is learned, and all whose file is oblique; besides them the wordings of bench/usual/people/.
    server/weights/prepared/ then has wide.json, which the coach reads beside model.onnx. Wordings of the FILE of people
    are put aside, and it is told at which threshold so much of them is right.
"""

import argparse, json, re
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

from common import CLASSES, SCALE, check, clean, read, vectors_of, write_head

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / 'server/weights/prepared'
EVERY = 3
TOWARDS_HEAD = 1.0
SMOOTHING = 0.02

parser = argparse.ArgumentParser()
parser.add_argument('--aside')
asked = parser.parse_args()
torch.manual_seed(0)
torch.set_num_threads(1)


def people():
    """Without the names that the server leaves out as well."""
    for file in sorted((ROOT / 'bench/usual/people').glob('*.json')):
        for person in json.loads(file.read_text())['people']:
            head = person['posting'].split('\n')[:2]
            companies = [part.strip() for line in head for part in re.split('[,(–]', line) if part.strip()]
            names = re.compile('|'.join(map(re.escape, companies)))
            for heading, wordings in person['asked'].items():
                for text in wordings:
                    yield clean(names.sub('our company', text)), CLASSES.index(heading), file.stem


lines = read()
rows = [row for at, row in enumerate(lines) if 'oblique' in row[2] or at % EVERY == 0]
told = list(people())
aside = [row for row in told if row[2] == asked.aside]
learned = rows + [row for row in told if row[2] != asked.aside]
kept = [row for row in lines + told if row[2] != asked.aside]

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = options.inter_op_num_threads = 1
session = onnxruntime.InferenceSession(str(WEIGHTS / 'model.onnx'), options)
vectors = torch.tensor(np.stack(list(vectors_of(session, WEIGHTS, [text for text, *_ in learned])))).float()
kinds = torch.tensor([kind for _, kind, _ in learned])
head = json.loads((WEIGHTS / 'head.json').read_text())
weight, bias = torch.tensor(head['weight']), torch.tensor(head['bias'])
moved, shifted = torch.zeros_like(weight, requires_grad=True), torch.zeros_like(bias, requires_grad=True)
optimiser = torch.optim.LBFGS([moved, shifted], max_iter=300, line_search_fn='strong_wolfe')


def loss():
    """It stays near the head that is there."""
    optimiser.zero_grad()
    told = vectors * SCALE @ (weight + moved).T + bias + shifted
    lost = torch.nn.functional.cross_entropy(told, kinds, label_smoothing=SMOOTHING)
    lost = lost + TOWARDS_HEAD * (moved * moved).sum() / len(kinds)
    lost.backward()
    return lost


optimiser.step(loss)
weight, bias = (weight + moved).detach().numpy(), (bias + shifted).detach().numpy()
vectorizer = TfidfVectorizer(ngram_range=(1, 2), min_df=3, sublinear_tf=True, token_pattern=r"[\w']+")
words = LogisticRegression(C=10, max_iter=800)
words.fit(vectorizer.fit_transform([text for text, *_ in kept]), [kind for _, kind, _ in kept])
if aside:
    check(weight, bias, (vectorizer, words), vectors_of(session, WEIGHTS, [text for text, *_ in aside]), aside)
else:
    write_head(WEIGHTS, weight, bias, (vectorizer, words), 'wide.json')
