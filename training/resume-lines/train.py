"""Learns what each line of a résumé is: a tuned sentence model on each line alone, and a pass over the sequence.

  python train.py --base MINILM --learn examples.json --check held-out.json --to FOLDER [--epochs 6] [--from FOLDER]

`--from` goes on from what was learned before, in smaller steps and with its sets of labels.

The encoder gives a line's mean token (384 numbers) and its tokens; two recurrent layers over the lines of a text see
each with those around it; from them come a score for each label, and for each word of a line what it is of a job. The
labels of a text are the likeliest sequence under a linear-chain conditional random field (Lafferty et al., 2001) over
the sets of labels that occur.
"""

import argparse, json, math, os, random, re, time
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TOKENIZERS_PARALLELISM"] = "false"
import torch
import torch.nn.functional as F
from transformers import AutoModel, AutoTokenizer

DATED = re.compile(
    r"(?i)(?:19|20)\d\d|\b\d{1,2}[./]\d{2}\b|['’]\d\d\b|^\W*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\W*$"
    r"|^\W*(?:present|now|today|current|date|since|summer|spring|autumn|winter|fall|years?|months?|yrs?|mos?)\W*$"
)
PARTS = ["other", "employer", "role", "place", "dates"]
MOST_TOKENS = 64
# So many of six layers stay as they came; with 3 a pass takes a third of the time, and reads worse.
FROZEN = 0
# The lower ones are tuned more carefully.
LOWER = 3
SIZE, STATE = 384, 128
BATCH = 2
RARE = 8
# So much of a step is taken where learning goes on.
AGAIN = 0.4


def state_of(layer_output):
    return layer_output[0] if isinstance(layer_output, tuple) else layer_output


def tokens_at(tokens, wanted):
    """The tokens at (line, place in the line), one row each."""
    places, chunks = tokens
    rows = [None] * len(wanted)
    for number, hidden in enumerate(chunks):
        own = [at for at, (line, _) in enumerate(wanted) if places[line][0] == number]
        if own:
            picked = hidden[[places[wanted[at][0]][1] for at in own], [wanted[at][1] for at in own]]
            for at, row in zip(own, picked):
                rows[at] = row
    return torch.stack(rows)


def bare(text):
    return re.sub(r"[^\w]+", " ", text.lower()).split()


def find(words, wanted):
    """Where the words of `wanted` stand in a row; the first word of a longer phrase may carry brackets."""
    flat, owner = [], []
    for at, word in enumerate(words):
        for piece in bare(word):
            flat.append(piece)
            owner.append(at)
    for start in range(len(flat) - len(wanted) + 1):
        if flat[start : start + len(wanted)] == wanted:
            return sorted({owner[at] for at in range(start, start + len(wanted))})
    return None


def parts_of(line, jobs):
    """What each word of a line is of a job; None where that cannot be told from the jobs."""
    labels = set(line["label"].split("+"))
    named = labels & {"employer", "role", "place", "dates"}
    if not named:
        return None
    words = line["words"]
    tags = [0] * len(words)
    taken = [False] * len(words)
    missing = []
    for part, key in (("dates", None), ("employer", "employer"), ("role", "role")):
        if part not in named:
            continue
        best = None
        for job in jobs:
            if part == "dates":
                spans = [find(words, bare(job[k])) for k in ("from", "to") if bare(job[k])]
                if not spans or any(s is None for s in spans):
                    continue
                span = list(range(min(s[0] for s in spans), max(s[-1] for s in spans) + 1))
            else:
                wanted = [bare(one) for one in re.split("~", job[key]) if bare(one)]
                spans = [s for s in (find(words, one) for one in wanted) if s]
                if not spans:
                    continue
                span = max(spans, key=len)
            if any(taken[at] for at in span):
                continue
            if best is None or len(span) > len(best):
                best = span
        if best is None and part == "dates":
            dated = [at for at, word in enumerate(words) if not taken[at] and DATED.search(word)]
            best = list(range(dated[0], dated[-1] + 1)) if dated else None
        if best is None:
            missing.append(part)
            continue
        for at in best:
            tags[at] = PARTS.index(part)
            taken[at] = True
    if len(missing) > 1 or (missing and labels - named - {"heading"}):
        return None
    if missing:
        rest = [at for at in range(len(words)) if not taken[at] and re.search(r"\w", words[at])]
        if not rest or ("place" in named and len(rest) > 0):
            return None
        for at in rest:
            tags[at] = PARTS.index(missing[0])
            taken[at] = True
    if "place" in named:
        for at in range(len(words)):
            if not taken[at] and re.search(r"\w", words[at]):
                tags[at] = PARTS.index("place")
    return tags


class Lines(torch.nn.Module):
    def __init__(self, base, features, labels, sets):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, attn_implementation="eager")
        self.lower = self.encoder.encoder.layer[:FROZEN]
        self.upper = self.encoder.encoder.layer[FROZEN:]
        for name, weight in self.encoder.named_parameters():
            weight.requires_grad = any(f"layer.{at}." in name for at in range(FROZEN, 6))
        self.below = {}
        self.inner = torch.nn.Linear(SIZE + features, 192)
        self.over = torch.nn.GRU(192, STATE, num_layers=2, bidirectional=True, dropout=0.2, batch_first=True)
        self.drop = torch.nn.Dropout(0.2)
        self.labels = torch.nn.Linear(2 * STATE + 192, len(labels))
        self.sets = torch.nn.Linear(2 * STATE + 192, len(sets))
        torch.nn.init.zeros_(self.sets.weight)
        self.words = torch.nn.Sequential(torch.nn.Linear(SIZE + 2 * STATE, 96), torch.nn.GELU(), torch.nn.Linear(96, len(PARTS)))
        self.register_buffer("members", torch.tensor([[float(l in s.split("+")) for l in labels] for s in sets]))
        self.follows = torch.nn.Parameter(torch.zeros(len(sets) + 1, len(sets)))

    def lower_of(self, ids):
        """What the frozen layers make of a line's tokens; the same for the same tokens, and kept."""
        key = tuple(ids)
        if key not in self.below:
            with torch.no_grad():
                hidden = self.encoder.embeddings(input_ids=torch.tensor([ids]))
                for layer in self.lower:
                    hidden = state_of(layer(hidden))
            self.below[key] = hidden[0]
        return self.below[key]

    def encode(self, ids):
        """Token ids of many lines → their mean tokens, and their tokens, padded in chunks: where a line's stand, by chunk and row."""
        means, places, chunks = [None] * len(ids), [None] * len(ids), []
        order = sorted(range(len(ids)), key=lambda at: len(ids[at]))
        for start in range(0, len(order), 48):
            chunk = order[start : start + 48]
            width = max(len(ids[at]) for at in chunk)
            hidden = torch.zeros(len(chunk), width, SIZE)
            mask = torch.zeros(len(chunk), width)
            for row, at in enumerate(chunk):
                own = self.lower_of(ids[at])
                hidden[row, : len(own)] = own
                mask[row, : len(own)] = 1
            blocked = (1 - mask)[:, None, None, :] * torch.finfo(torch.float32).min
            for layer in self.upper:
                hidden = state_of(layer(hidden, blocked))
            mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
            for row, at in enumerate(chunk):
                means[at] = (len(chunks), row)
                places[at] = (len(chunks), row)
            chunks.append((mean, hidden))
        offsets, total = [], 0
        for mean, _ in chunks:
            offsets.append(total)
            total += len(mean)
        every = torch.cat([mean for mean, _ in chunks])
        return every[torch.tensor([offsets[c] + r for c, r in means])], (places, [hidden for _, hidden in chunks])

    def sequence(self, means, features):
        """[1, lines, …] → the score of each set of labels, and each line's state among the others."""
        inner = self.drop(F.gelu(self.inner(torch.cat([means, features], -1))))
        state, _ = self.over(inner)
        seen = self.drop(torch.cat([state, inner], -1))
        return self.labels(seen) @ self.members.T + self.sets(seen), state

    def parts(self, token, state):
        return self.words(torch.cat([token, state], -1))

    def likelihood(self, scores, gold):
        """Negative log-likelihood of a sequence, `scores` [lines, sets]."""
        alpha = scores[0] + self.follows[-1]
        right = scores[0, gold[0]] + self.follows[-1, gold[0]]
        for at in range(1, len(gold)):
            alpha = torch.logsumexp(alpha[:, None] + self.follows[:-1], 0) + scores[at]
            right = right + self.follows[gold[at - 1], gold[at]] + scores[at, gold[at]]
        return torch.logsumexp(alpha, 0) - right

    def likeliest(self, scores):
        best = scores[0] + self.follows[-1]
        back = []
        for at in range(1, len(scores)):
            total = best[:, None] + self.follows[:-1]
            best, came = total.max(0)
            best = best + scores[at]
            back.append(came)
        path = [int(best.argmax())]
        for came in reversed(back):
            path.append(int(came[path[-1]]))
        return path[::-1]


def main():
    read = argparse.ArgumentParser()
    read.add_argument("--base", required=True)
    read.add_argument("--learn", required=True)
    read.add_argument("--check", required=True)
    read.add_argument("--to", required=True)
    read.add_argument("--epochs", type=int, default=6)
    read.add_argument("--from", dest="before")
    read.add_argument("--seed", type=int, default=1)
    given = read.parse_args()
    torch.manual_seed(given.seed)
    random.seed(given.seed)
    torch.set_num_threads(int(os.environ.get('THREADS', '2')))
    tokenizer = AutoTokenizer.from_pretrained(given.base)
    learn, check = json.load(open(given.learn)), json.load(open(given.check))

    known = {}

    def pieces(word):
        if word not in known:
            known[word] = tokenizer(word, add_special_tokens=False)["input_ids"]
        return known[word]

    def prepare(text):
        for line in text["lines"]:
            ids, starts = [tokenizer.cls_token_id], []
            for word in line["words"]:
                own = pieces(word)
                starts.append(len(ids) if own and len(ids) + len(own) < MOST_TOKENS else -1)
                ids += own
            line["ids"] = ids[: MOST_TOKENS - 1] + [tokenizer.sep_token_id]
            line["starts"] = starts
            line["set"] = "+".join(sorted(line["label"].split("+")))
            tags = parts_of(line, text["jobs"])
            line["parts"] = tags

    for text in learn + check:
        prepare(text)
    by_id = {}
    for text in learn:
        if text["lines"]:
            by_id.setdefault(text["id"], []).append(text)
    # Each pass sees each résumé once, in one of its layouts; its own counts twice.
    learn = [[own] * 2 + varied for own, *varied in by_id.values()]
    counts = {}
    for text in [text for variations in learn for text in variations]:
        for line in text["lines"]:
            counts[line["set"]] = counts.get(line["set"], 0) + 1
    before = torch.load(os.path.join(given.before, "model.pt"), weights_only=True) if given.before else None
    sets = before["sets"] if before else sorted(one for one, count in counts.items() if count >= RARE)
    # A join that hardly occurs is read as the commonest of its labels.
    single = {one: count for one, count in counts.items() if "+" not in one}
    for text in [text for variations in learn for text in variations]:
        for line in text["lines"]:
            if line["set"] not in sets:
                line["set"] = max(line["set"].split("+"), key=lambda label: single.get(label, 0))
    labels = sorted({label for one in sets for label in one.split("+")})
    at_set = {one: at for at, one in enumerate(sets)}
    features = len(learn[0][0]["lines"][0]["features"])
    print(len(learn), "texts", sum(len(t[0]["lines"]) for t in learn), "lines", len(labels), "labels", len(sets), "sets", flush=True)

    model = Lines(given.base, features, labels, sets)
    if before:
        model.load_state_dict(before["model"])
    tuned = [(n, w) for n, w in model.named_parameters() if n.startswith("encoder.") and w.requires_grad]
    is_lower = lambda name: int(re.search(r"layer\.(\d+)\.", name)[1]) < LOWER
    fresh = [w for n, w in model.named_parameters() if not n.startswith("encoder.") and n != "follows"]
    groups = [
        {"params": [w for n, w in tuned if is_lower(n)], "lr": 6e-5},
        {"params": [w for n, w in tuned if not is_lower(n)], "lr": 1.5e-4},
        {"params": fresh, "lr": 2e-3},
        {"params": [model.follows], "lr": 2e-2},
    ]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    rates = [group["lr"] * (AGAIN if before else 1) for group in groups]
    batches = max(1, len(learn) // BATCH)
    steps, step, begun = given.epochs * batches, 0, time.time()

    for epoch in range(given.epochs):
        model.train()
        texts = [random.choice(variations) for variations in learn]
        random.shuffle(texts)
        total = 0.0
        for start in range(0, batches * BATCH, BATCH):
            batch = texts[start : start + BATCH]
            means, tokens = model.encode([line["ids"] for text in batch for line in text["lines"]])
            loss, at = 0.0, 0
            wanted, states, tags = [], [], []
            for text in batch:
                lines = text["lines"]
                n = len(lines)
                x = torch.tensor([line["features"] for line in lines])
                scores, state = model.sequence(means[at : at + n][None], x[None])
                gold = [at_set[line["set"]] for line in lines]
                loss = loss + model.likelihood(scores[0], gold) / 40
                for k, line in enumerate(lines):
                    for place, tag in zip(line["starts"], line["parts"] or []):
                        if place >= 0:
                            wanted.append((at + k, place))
                            states.append(state[0, k])
                            tags.append(tag)
                at += n
            if wanted:
                said = model.parts(tokens_at(tokens, wanted), torch.stack(states))
                loss = loss + 2 * F.cross_entropy(said, torch.tensor(tags))
            loss = loss / len(batch)
            ratio = min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * ratio
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            total += float(loss.detach())
        right, all_, words_right, words_all, wrong = evaluate(model, check, sets, at_set)
        print(f"{epoch + 1} {time.time() - begun:.0f}s loss {total / batches:.3f} lines {right / max(1, all_):.3f} words {words_right / max(1, words_all):.3f}", flush=True)
    for kind, count in sorted(wrong.items(), key=lambda x: -x[1])[:25]:
        print(count, kind)
    os.makedirs(given.to, exist_ok=True)
    torch.save({"model": model.state_dict(), "labels": labels, "sets": sets, "features": features}, os.path.join(given.to, "model.pt"))


def evaluate(model, check, sets, at_set):
    model.eval()
    right = all_ = words_right = words_all = 0
    wrong = {}
    with torch.no_grad():
        for text in check:
            lines = text["lines"]
            means, tokens = model.encode([line["ids"] for line in lines])
            scores, state = model.sequence(means[None], torch.tensor([line["features"] for line in lines])[None])
            for k, (line, said) in enumerate(zip(lines, model.likeliest(scores[0]))):
                all_ += 1
                if sets[said] == line["set"]:
                    right += 1
                else:
                    kind = f"{line['set']} -> {sets[said]}"
                    wrong[kind] = wrong.get(kind, 0) + 1
                for place, tag in zip(line["starts"], line["parts"] or []):
                    if place >= 0:
                        words_all += 1
                        said = model.parts(tokens_at(tokens, [(k, place)]), state[0, k][None]).argmax()
                        words_right += int(said == tag)
    return right, all_, words_right, words_all, wrong


if __name__ == "__main__":
    main()
