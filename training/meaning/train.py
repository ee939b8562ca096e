"""Tunes the upper layers of a sentence model, so that how interviewers ask lies near the stories that answer.

  python train.py --base MINILM --to FOLDER [--steps 1000] [--also 600]

It learns from `examples/` (ways of asking for a competency, and lines of a résumé that show it), from `pairs/` (ways of
asking for one matter, and stories that answer them) and from `sections/` (the same with sections of documents), by the contrast within a batch (InfoNCE): a question is near
what answers it, and far from what answers the others. Examples that share a competency are no contrast.
"""

import argparse, glob, os, random, re, time
os.environ["HF_HUB_OFFLINE"] = "1"
os.environ["TOKENIZERS_PARALLELISM"] = "false"
import torch
import torch.nn.functional as F
from transformers import AutoModel, AutoTokenizer

# Of six; the meaning of words is settled there.
FROZEN = 3
MOST_TOKENS = 80
BATCH = 28
SCALE = 20
RATE = 5e-5
WARM_STEPS = 30
# Of the batches.
OF_PAIRS = 0.4
OF_SECTIONS = 0.3
HERE = os.path.dirname(os.path.abspath(__file__))


def read_examples():
    """By competency: what asks for it and what shows it, each with all competencies that it goes for."""
    asked, shown = {}, {}
    for file in sorted(glob.glob(os.path.join(HERE, "examples", "*.txt"))):
        heading = ""
        for line in open(file):
            if line.startswith("# "):
                heading = line[2:].strip()
            example = re.match(r"([?+]) (?:\[([^\]]*)\] )?(.+)", line.strip())
            if example:
                others = [one.strip() for one in (example[2] or "").split(",") if one.strip()]
                into = asked if example[1] == "?" else shown
                into.setdefault(heading, []).append((example[3], frozenset([heading, *others])))
    return asked, shown


def read_matters(folder):
    """For each matter, what asks for it and what answers."""
    matters = []
    for file in sorted(glob.glob(os.path.join(HERE, folder, "*.txt"))):
        for block in open(file).read().split("\n\n"):
            of = lambda sign: [line[2:].strip() for line in block.split("\n") if line.startswith(sign + " ")]
            if of("?") and of("+"):
                matters.append((of("?"), of("+")))
    return matters


def with_others(shown):
    """A story often tells of a second thing: two lines beside each other, of one competency or of two."""
    names = list(shown)
    for name in names:
        for text, of in random.sample(shown[name], min(8, len(shown[name]))):
            other = random.choice(names) if random.random() < 0.6 else name
            lines = [text, random.choice(shown[other])[0]]
            random.shuffle(lines)
            shown[name].append((" ".join(lines), of))


def state_of(layer_output):
    return layer_output[0] if isinstance(layer_output, tuple) else layer_output


class Encoder:
    """What the lower layers make of a text never changes: it is computed once."""

    def __init__(self, base, texts):
        self.tokens = AutoTokenizer.from_pretrained(base)
        self.model = AutoModel.from_pretrained(base)
        for name, weights in self.model.named_parameters():
            weights.requires_grad = any(f"layer.{at}." in name for at in range(FROZEN, 6))
        self.lower = {}
        self.model.eval()
        with torch.no_grad():
            texts = sorted(set(texts), key=len)
            for at in range(0, len(texts), 16):
                batch = texts[at : at + 16]
                read = self.tokens(batch, padding=True, truncation=True, max_length=MOST_TOKENS, return_tensors="pt")
                hidden = self.model.embeddings(read["input_ids"], token_type_ids=read["token_type_ids"])
                hidden = self.through(self.model.encoder.layer[:FROZEN], hidden, read["attention_mask"])
                for text, own, mask in zip(batch, hidden, read["attention_mask"]):
                    self.lower[text] = own[: int(mask.sum())].to(torch.float16).clone()
        self.model.train()

    def through(self, layers, hidden, mask):
        hides = (1 - mask[:, None, None, :].float()) * -1e4
        for layer in layers:
            hidden = state_of(layer(hidden, hides))
        return hidden

    def __call__(self, texts):
        longest = max(len(self.lower[text]) for text in texts)
        hidden, mask = torch.zeros(len(texts), longest, 384), torch.zeros(len(texts), longest)
        for at, text in enumerate(texts):
            own = self.lower[text]
            hidden[at, : len(own)], mask[at, : len(own)] = own.float(), 1
        hidden = self.through(self.model.encoder.layer[FROZEN:], hidden, mask)
        return F.normalize((hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=1)

    def save(self, folder):
        self.model.save_pretrained(folder)
        self.tokens.save_pretrained(folder)


def a_batch(step, asked, shown, pairs, sections):
    """Texts, what each is near, and what each goes for."""
    kind = random.random()
    if kind < OF_PAIRS + OF_SECTIONS:
        matters = pairs if kind < OF_PAIRS else sections
        chosen = random.sample(range(len(matters)), BATCH)
        return zip(*[(random.choice(matters[at][0]), random.choice(matters[at][1]), frozenset([at])) for at in chosen])
    rows = []
    for name in random.sample([name for name in asked if name in shown], BATCH):
        # one batch of six learns from two lines that show the same, one from two questions that ask for the same
        one, of = random.choice((shown if step % 6 == 5 else asked)[name])
        candidates = [row for row in (asked if step % 6 == 4 else shown)[name] if row[0] != one]
        other, of_other = random.choice(candidates)
        rows.append((one, other, of | of_other))
    return zip(*rows)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--base", required=True)
    parser.add_argument("--to", required=True)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--also", type=int, nargs="*", default=[], help="steps at which it is kept as well")
    given = parser.parse_args()
    torch.manual_seed(0)
    random.seed(0)
    torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "2")))
    asked, shown = read_examples()
    pairs, sections = read_matters("pairs"), read_matters("sections")
    with_others(shown)
    texts = [text for of in (asked, shown) for rows in of.values() for text, _ in rows]
    texts += [text for questions, answers in pairs + sections for text in questions + answers]
    print(len(asked), "competencies,", len(pairs), "pairs,", len(sections), "sections,", len(set(texts)), "texts", flush=True)
    encoder = Encoder(given.base, texts)
    optimiser = torch.optim.AdamW([one for one in encoder.model.parameters() if one.requires_grad], lr=RATE, weight_decay=0.01)
    begun, total = time.time(), 0.0
    for step in range(1, given.steps + 1):
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1, step / WARM_STEPS) * max(0.05, 1 - step / given.steps)
        ones, others, of = a_batch(step, asked, shown, pairs, sections)
        scores = encoder(list(ones)) @ encoder(list(others)).T * SCALE
        alike = torch.tensor([[a != b and bool(of[a] & of[b]) for b in range(len(of))] for a in range(len(of))])
        scores = scores.masked_fill(alike, -1e4)
        right = torch.arange(len(of))
        loss = (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.model.parameters(), 1.0)
        optimiser.step()
        total += loss.item()
        if step % 50 == 0:
            print(step, "%.3f" % (total / 50), "%.0f s" % (time.time() - begun), flush=True)
            total = 0.0
        if step in given.also:
            encoder.save(f"{given.to}-{step}")
    encoder.save(given.to)


if __name__ == "__main__":
    main()
