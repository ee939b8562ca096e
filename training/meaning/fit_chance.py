"""How likely the story that stands first is the answer: a logistic regression on what `export-chances.ts` writes.

  python fit_chance.py chances.json server/src/coach/stories/chance.json

Prints how many of those that it calls likely are right where a person was left out of the fit.
"""

import json, sys
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_predict
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

rows = json.load(open(sys.argv[1]))
names = list(rows[0]["known"])
known = np.array([[row["known"][name] for name in names] for row in rows])
right = np.array([row["isRight"] for row in rows])
model = make_pipeline(StandardScaler(), LogisticRegression(C=0.1, max_iter=5000))
people = [row["who"] for row in rows]
chances = cross_val_predict(model, known, right, groups=people, cv=GroupKFold(10), method="predict_proba")[:, 1]
print(len(rows), "questions, first right", "%.3f" % right.mean())
for least in (0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85):
    told = chances >= least
    print("from %.2f: told %.2f, right of these %.2f" % (least, told.mean(), right[told].mean()))
scaler, fitted = model.fit(known, right)[0], model[1]
weights = fitted.coef_[0] / scaler.scale_
learned = {name: round(float(weight), 3) for name, weight in zip(names, weights)}
always = float(fitted.intercept_[0] - weights @ scaler.mean_)
json.dump({**learned, "always": round(always, 3)}, open(sys.argv[2], "w"), indent=2)
open(sys.argv[2], "a").write("\n")
