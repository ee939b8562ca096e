"""How likely a story answers each of the usual questions that ask for one: logistic regressions on what `export-kinds.ts` writes.

  python fit_kinds.py kinds.json server/weights/meaning/story-kinds.json

Prints from which likelihood on so much is found and so many are wrong, of people who were left out of the fit.
"""

import json, sys
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

SCALE = 8
FOLDS = 6
WEIGHT_OF_EXAMPLES = 0.3

rows = json.load(open(sys.argv[1]))
vectors = SCALE * np.array([row["vector"] for row in rows])
people = np.array([row["who"] for row in rows])
is_example = people == "examples"
weights = np.where(is_example, WEIGHT_OF_EXAMPLES, 1)


def fitted(learned, answers):
    return LogisticRegression(C=0.1, max_iter=300, tol=1e-3).fit(vectors[learned], answers[learned], weights[learned])


kinds = {}
for kind in rows[0]["answers"]:
    known = np.array([row["answers"][kind] is not None for row in rows])
    answers = np.array([bool(row["answers"][kind]) for row in rows])
    of_people = np.flatnonzero(known & ~is_example)
    chances = np.zeros(len(of_people))
    for _, aside in GroupKFold(FOLDS).split(of_people, groups=people[of_people]):
        learned = known.copy()
        learned[of_people[aside]] = False
        chances[aside] = fitted(learned, answers).predict_proba(vectors[of_people[aside]])[:, 1]
    right = answers[of_people]
    print(kind, right.sum(), "stories")
    for least in (0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5):
        told = chances >= least
        print("  from %.2f: found %.2f, wrong %d" % (least, told[right].mean(), (told & ~right).sum()))
    model = fitted(known, answers)
    kinds[kind] = {
        "weights": np.round(SCALE * model.coef_[0], 3).tolist(),
        "always": round(float(model.intercept_[0]), 3),
    }
json.dump(kinds, open(sys.argv[2], "w"), separators=(",", ":"))
