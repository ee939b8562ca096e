"""How likely a sentence answers each of the usual questions: logistic regressions on what `export-kinds.ts` writes.

  python fit_kinds.py kinds.json server/weights/meaning/story-kinds.json [--without WRITER]

Prints the average precision for people who were left out of the fit, and for the writer who was.
"""

import argparse, json, re
import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score
from sklearn.model_selection import GroupKFold

SCALE = 8
FOLDS = 10
BESIDE = 0.3
WEIGHTS = {"people": 1, "written": 0.5, "examples": 0.1}
KINDS = (
    "about-yourself why-this-job why-hire-you weakness strength five-years why-leaving conflict failure achievement "
    "pressure disagreed-manager led-team difficult-customer learned-quickly mistake salary start-date hobbies "
    "work-style cv-gap prioritise colleagues-say"
).split()
"""Headings of examples that answer a kind, and those that may."""
HEADINGS = {
    "conflict": ("conflict", "difficult-person mediation teamwork"),
    "disagreed-manager": ("disagreeing-upwards", "speaking-up persuasion saying-no unpopular-decision"),
    "difficult-customer": ("angry-customer", "customer-care difficult-person saying-no difficult-message"),
    "failure": ("failure setback", "missed-deadline rejection mistake lost-customer lesson-learned"),
    "mistake": ("mistake", "failure missed-deadline ethics lesson-learned"),
    "pressure": ("pressure deadline crisis", "keeping-running adapting prioritising missed-deadline scarce-resources"),
    "learned-quickly": ("learning-fast", "adopting-tools career-change self-improvement adapting"),
    "led-team": (
        "leading",
        "delegation motivating mentoring leading-change teamwork hiring performing turnaround launch crisis teaching",
    ),
    "prioritise": ("prioritising", "planning pressure crisis deadline scarce-resources"),
}
LITTLE = set(
    "a an the of to in on at for and or with by from as is was were be i my me we us our he his she her it that this "
    "not no than then all had has have".split()
)

options = argparse.ArgumentParser()
options.add_argument("kinds")
options.add_argument("to")
options.add_argument("--without")
options = options.parse_args()
read = json.load(open(options.kinds))


def words(text):
    return re.findall(r"[^\W_]+", text.lower())


def meant(text):
    return [word for word in words(text) if word not in LITTLE]


def quotes(quoted, text):
    """Whether a sentence holds what was quoted of it, nearly word for word."""
    told, own = words(quoted), words(text)
    if len(told) > 1 and f" {' '.join(told)} " in f" {' '.join(own)} ":
        return True
    if len(told) == 1:
        return told[0] in own and len(own) < 8
    sought = meant(quoted)
    return len(sought) > 2 and sum(word in own for word in sought) >= 0.8 * len(sought)


def expected(expects, stories):
    """Of each sentence: it is quoted for the kind (1), is none (0), or may be (None), as what stands beside a quotation."""
    is_frame = expects.lower().startswith("frame")
    quoted = re.findall(r"[\"“]([^\"”]{4,})[\"”]", expects)
    own = {word for word in meant(re.sub(r"\([^)]*\)", "", expects)) if len(word) > 3 or word.isdigit()}
    for story in stories:
        told = [any(quotes(one, said["text"]) for one in quoted) for said in story]
        for is_told, said in zip(told, story):
            held = meant(said["text"])
            shared = len(own & set(held))
            if is_told and not is_frame:
                yield 1
            elif is_told or shared >= 3 or (shared == 2 and len(held) <= 5) or (any(told) and not is_frame):
                yield None
            else:
                yield 0


def beside(story):
    own = np.array([said["vector"] for said in story])
    around = own.copy()
    around[1:] += BESIDE * own[:-1]
    around[:-1] += BESIDE * own[1:]
    return around / np.linalg.norm(around, axis=1, keepdims=True)


def answer_of(kind, headings, story):
    if kind not in HEADINGS:
        return None
    telling, near = (set(some.split()) for some in HEADINGS[kind])
    if telling & set(headings):
        return 1 if len(story) < 4 else None
    return None if near & set(headings) else 0


vectors, sources, groups, answers = [], [], [], []


def add(source, group, some, kinds):
    vectors.extend(some)
    sources.extend([source] * len(some))
    groups.extend([group] * len(some))
    answers.extend(kinds)


for person in read["people"]:
    labels = zip(*(expected(person["expects"][kind], person["stories"]) for kind in KINDS))
    add("people", person["id"][:1], np.concatenate([beside(story) for story in person["stories"]]), labels)
for one in read["examples"]:
    kinds = [answer_of(kind, one["headings"], one["story"]) for kind in KINDS]
    add("examples", "", beside(one["story"]), [kinds] * len(one["story"]))
for one in read["written"]:
    source = "aside" if one["writer"] == options.without else "written"
    add(source, "", [one["vector"]], [[int(kind in one["answers"]) for kind in KINDS]])

vectors = SCALE * np.array(vectors)
sources, groups = np.array(sources), np.array(groups)
weights = np.array([WEIGHTS.get(source, 0) for source in sources])


def fitted(learned, kind):
    return LogisticRegression(C=0.1, max_iter=300, tol=1e-3).fit(vectors[learned], kind[learned], weights[learned])


regressions = {}
for name, labels in zip(KINDS, zip(*answers)):
    kind = np.array([-1 if label is None else label for label in labels])
    known = (kind >= 0) & (sources != "aside")
    people = np.flatnonzero(known & (sources == "people"))
    chances = np.zeros(len(people))
    for _, left in GroupKFold(min(FOLDS, len(set(groups[people])))).split(people, groups=groups[people]):
        learned = known.copy()
        learned[people[left]] = False
        chances[left] = fitted(learned, kind).predict_proba(vectors[people[left]])[:, 1]
    model = fitted(known, kind)
    print(f"{name:20} people {average_precision_score(kind[people], chances):.2f}", end="")
    if options.without:
        aside = sources == "aside"
        print(f"  {options.without} {average_precision_score(kind[aside], model.predict_proba(vectors[aside])[:, 1]):.2f}", end="")
    print()
    regressions[name] = {
        "weights": np.round(SCALE * model.coef_[0], 2).tolist(),
        "always": round(float(model.intercept_[0]), 2),
    }
json.dump(regressions, open(options.to, "w"), separators=(",", ":"))
