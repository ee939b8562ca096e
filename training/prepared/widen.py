"""Learns a wider head above vectors that are there: it takes oblique wordings for what they mean, and is sure of fewer.

widen.py [--aside FILE]
    Of lines/ every third is learned, and all whose file is oblique; besides them the wordings of bench/usual/people/, and
    the questions of meaning/examples/, most of which mean none.
    server/weights/prepared/ then has wide.json, which the coach reads beside model.onnx. Wordings of the FILE of people
    are put aside, and it is told at which threshold so much of them is right.
"""

import argparse, json, re
from pathlib import Path

import numpy as np
import onnxruntime
from scipy.optimize import minimize
from scipy.special import log_softmax
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

from common import CLASSES, NONE, SCALE, check, clean, people, read, vectors_of, write_head

# Headings of meaning/examples/ that ask for one of ours, and those that may.
ASKS = {
    'conflict': 'conflict',
    'disagreeing-upwards': 'disagreed-manager',
    'mistake': 'mistake',
    'failure': 'failure',
    'pressure': 'pressure',
    'deadline': 'pressure',
    'leading': 'led-team',
    'learning-fast': 'learned-quickly',
    'angry-customer': 'difficult-customer',
    'achievement': 'achievement',
    'prioritising': 'prioritise',
}
MAY_ASK = set(
    'crisis self-improvement feedback-received difficult-person setback missed-deadline rejection lost-customer motivating '
    'delegation working-alone teamwork career-change lesson-learned setting-goals underperformance speaking-up turnaround '
    'own-mind-changed'.split()
)

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / 'server/weights/prepared'
EVERY = 3
TOWARDS_HEAD = 1.0
SMOOTHING = 0.02

parser = argparse.ArgumentParser()
parser.add_argument('--aside')
asked = parser.parse_args()


def examples():
    for file in sorted((ROOT / 'training/meaning/examples').glob('*.txt')):
        for line in file.read_text().splitlines():
            if line.startswith('#'):
                heading = line[1:].strip()
            elif line.startswith('?') and heading not in MAY_ASK:
                yield clean(line[1:]), CLASSES.index(ASKS[heading]) if heading in ASKS else NONE, 'examples'


lines = read()
rows = [row for at, row in enumerate(lines) if 'oblique' in row[2] or at % EVERY == 0]
told = [*people(), *examples()]
aside = [row for row in told if row[2] == asked.aside]
learned = rows + [row for row in told if row[2] != asked.aside]
kept = [row for row in lines + told if row[2] != asked.aside]

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = options.inter_op_num_threads = 1
session = onnxruntime.InferenceSession(str(WEIGHTS / 'model.onnx'), options)
vectors = SCALE * np.stack(list(vectors_of(session, WEIGHTS, [text for text, *_ in learned])))
kinds = np.array([kind for _, kind, _ in learned])
head = json.loads((WEIGHTS / 'head.json').read_text())
weight, bias = np.array(head['weight']), np.array(head['bias'])
meant = np.full((len(kinds), len(bias)), SMOOTHING / len(bias))
meant[np.arange(len(kinds)), kinds] += 1 - SMOOTHING


def loss(flat):
    """It stays near the head that is there."""
    moved, shifted = np.split(flat, [weight.size])
    moved = moved.reshape(weight.shape)
    told = log_softmax(vectors @ (weight + moved).T + bias + shifted, axis=1)
    beside = (np.exp(told) - meant) / len(kinds)
    slope = beside.T @ vectors + 2 * TOWARDS_HEAD * moved / len(kinds)
    lost = -(meant * told).sum() + TOWARDS_HEAD * (moved * moved).sum()
    return lost / len(kinds), np.concatenate([slope.ravel(), beside.sum(0)])


flat = minimize(loss, np.zeros(weight.size + bias.size), jac=True, method='L-BFGS-B', options={'maxiter': 300}).x
moved, shifted = np.split(flat, [weight.size])
weight, bias = weight + moved.reshape(weight.shape), bias + shifted
vectorizer = TfidfVectorizer(ngram_range=(1, 2), min_df=3, sublinear_tf=True, token_pattern=r"[\w']+")
words = LogisticRegression(C=10, max_iter=800)
words.fit(vectorizer.fit_transform([text for text, *_ in kept]), [kind for _, kind, _ in kept])
if aside:
    check(weight, bias, (vectorizer, words), vectors_of(session, WEIGHTS, [text for text, *_ in aside]), aside)
else:
    write_head(WEIGHTS, weight, bias, (vectorizer, words), 'wide.json')
