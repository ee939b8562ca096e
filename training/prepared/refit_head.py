"""Fits the head of the usual questions anew, above the vectors of a model that stays as it is.

refit_head.py --weights FOLDER --seen WRITER … [--without WRITER]
    FOLDER has model.onnx and tokenizer.json; its head.json is written anew. WRITERs are files of lines/, without `.txt`,
    that the model has learned: it tells those apart too well to learn a threshold from, so that they hardly count. What
    can be said in a field is learned so too: to the model, words of a field meant that none of the questions is asked.
    Nothing is written where a writer is left out: what is told of theirs is told of lines that nothing has seen.
"""

import argparse, random
from pathlib import Path

import numpy as np
import onnxruntime
from sklearn.linear_model import LogisticRegression

from common import CLASSES, NONE, SCALE, check, learn_words, read, vectors_of, write_head
from in_fields import in_field

WORTH_OF_SEEN, WORTH_OF_SEEN_IN_FIELD = 0.05, 0.3
NONE_IN_FIELD = 0.5  # of those that are near to none

parser = argparse.ArgumentParser()
parser.add_argument('--weights', type=Path, required=True)
parser.add_argument('--seen', nargs='+', required=True)
parser.add_argument('--without')
asked = parser.parse_args()

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = options.inter_op_num_threads = 1
session = onnxruntime.InferenceSession(str(asked.weights / 'model.onnx'), options)
rows = read()
aside = [row for row in rows if asked.without and row[2].startswith(asked.without)]
learned = [row for row in rows if not (asked.without and row[2].startswith(asked.without))]
chance = random.Random(1)
fields = []
for text, kind, file in learned:
    if kind == NONE and 'near' not in file and chance.random() < NONE_IN_FIELD:
        continue
    said = in_field(text, CLASSES[kind] if kind < NONE else None, chance)
    if said:
        fields.append((said, kind, file))
texts, kinds, files = zip(*learned, *fields)
vectors = np.array(list(vectors_of(session, asked.weights, texts)))
worth_of_seen = [WORTH_OF_SEEN] * len(learned) + [WORTH_OF_SEEN_IN_FIELD] * len(fields)
worth = [seen if file in asked.seen else 1.0 for file, seen in zip(files, worth_of_seen)]
logit = LogisticRegression(C=3, max_iter=300).fit(vectors * SCALE, kinds, sample_weight=worth)
words = learn_words(texts, kinds)
if aside:
    check(logit.coef_, logit.intercept_, words, session, asked.weights, aside)
else:
    write_head(asked.weights, logit.coef_, logit.intercept_, words)
