"""How likely the story that stands first is the answer: a logistic regression on what `export-chances.ts` writes.

  python fit_chance.py chances.json server/src/coach/stories/chance.json

Prints how many of those that it calls likely are right where a candidate was left out of the fit.
"""

import json, sys
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_predict

rows = json.load(open(sys.argv[1]))
names = list(rows[0]["known"])
known = np.array([[row["known"][name] for name in names] for row in rows])
right = np.array([row["isRight"] for row in rows])
model = LogisticRegression(C=1.0, max_iter=5000)
chances = cross_val_predict(model, known, right, groups=[row["field"] for row in rows], cv=GroupKFold(10), method="predict_proba")[:, 1]
print(len(rows), "questions, first right", "%.3f" % right.mean())
for least in (0.3, 0.4, 0.5, 0.6, 0.7, 0.85):
    told = chances >= least
    print("from %.2f: told %.2f, right of these %.2f" % (least, told.mean(), right[told].mean()))
model.fit(known, right)
learned = {name: round(float(weight), 3) for name, weight in zip(names, model.coef_[0])}
json.dump({**learned, "always": round(float(model.intercept_[0]), 3)}, open(sys.argv[2], "w"), indent=2)
open(sys.argv[2], "a").write("\n")
