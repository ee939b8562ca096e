"""Learns whether a piece of speech asks the candidate something, and what sort of piece it is.

train.py --base MINILM --learn examples.json --to FOLDER [--epochs 3] [--rate 1e-4]
    The examples are what export.ts writes. A base that was trained here before, with its head.json, is trained on. FOLDER then has the tuned model, for ../meaning/to_onnx.py, and head.json.
"""

import argparse, json, os, random, re, time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from transformers import AutoModel, AutoTokenizer

SCALE = 8.0
MOST_TOKENS = 96
BATCH = 32
SMOOTHING = 0.03
SHARE_OF_KIND = 0.5
SHORT_FLOATS = 'avx512_bf16' in Path('/proc/cpuinfo').read_text()  # elsewhere they take fifteen times as long
CLASSES = json.loads((Path(__file__).parent / 'classes.json').read_text())
ASKING = len(CLASSES['asks'])
NAMES = [*CLASSES['asks'], *CLASSES['asksNothing']]

parser = argparse.ArgumentParser()
parser.add_argument('--base', required=True)
parser.add_argument('--learn', required=True)
parser.add_argument('--to', required=True)
parser.add_argument('--epochs', type=int, default=3)
parser.add_argument('--rate', type=float, default=1e-4)
parser.add_argument('--part', type=float, default=0.05)
parser.add_argument('--above', type=int, default=0)  # the layers below stay as they are
asked = parser.parse_args()
torch.manual_seed(0)
torch.set_num_threads(int(os.environ.get('OMP_NUM_THREADS', '1')))
chance = random.Random(0)


def clean(text):
    text = text.replace('\u2019', "'").replace('\u2018', "'").replace('\u201c', '"').replace('\u201d', '"')
    return re.sub(r'\s+', ' ', text).strip()


def bare(text):
    return re.sub(r'[?.!,;:]', '', text).lower()


def heard(piece):
    """Recognisers differ in their marks; what was said before may be cut short, or be missing."""
    text, before = piece['text'], piece['before']
    if not before and chance.random() < 0.4:
        before = chance.choice(BEFORES)
    if chance.random() < 0.12:
        before = ''
    elif chance.random() < 0.3:
        before = ' '.join(before.split()[-chance.randint(3, 12) :])
    if chance.random() < 0.4:
        text, before = bare(text), bare(before)
    return f'{text} | {before}' if before else text


def loss_of(scores, rows):
    """That it asks, or does not, and, where somebody said it, its kind among those."""
    logs = F.log_softmax(scores, dim=1)
    sides = torch.stack([logs[:, :ASKING].logsumexp(1), logs[:, ASKING:].logsumexp(1)], dim=1)
    side = torch.tensor([0 if row['asks'] else 1 for row in rows])
    total = F.nll_loss(sides, side) * (1 - SMOOTHING) - SMOOTHING * sides.mean()
    known = [at for at, row in enumerate(rows) if row['kind']]
    kinds = torch.tensor([NAMES.index(rows[at]['kind']) for at in known])
    of_kind = logs[known].gather(1, kinds[:, None])[:, 0] - sides[known].gather(1, side[known][:, None])[:, 0]
    return total - SHARE_OF_KIND * of_kind.sum() / len(rows)


def scores_of(texts):
    read_in = tokens(texts, padding=True, truncation=True, max_length=MOST_TOKENS, return_tensors='pt')
    with torch.autocast('cpu', dtype=torch.bfloat16, enabled=SHORT_FLOATS):
        states = model(**read_in).last_hidden_state
    mask = read_in['attention_mask'][..., None].float()
    return head(F.normalize((states.float() * mask).sum(1) / mask.sum(1), dim=1) * SCALE)


def tell(pieces):
    with torch.no_grad():
        shares = torch.cat([
            scores_of([f"{row['text']} | {row['before']}" if row['before'] else row['text'] for row in pieces[at : at + 64]]).softmax(1)
            for at in range(0, len(pieces), 64)
        ]).numpy()
    asks, does = shares[:, :ASKING].sum(1), np.array([row['asks'] for row in pieces])
    kinds = [(NAMES[share.argmax()], row['kind']) for share, row in zip(shares, pieces) if row['asks'] and row['kind']]
    for least in (0.2, 0.35, 0.5, 0.65, 0.8):
        shown = asks >= least
        print(f'  {least}: asks and is told {(shown & does).sum() / does.sum():.3f}, asks nothing and is told {(shown & ~does).sum() / (~does).sum():.3f}')
    print(f'  kind right {np.mean([told == kind for told, kind in kinds]):.3f}', flush=True)


rows = json.loads(Path(asked.learn).read_text())
for row in rows:
    row.update(text=clean(row['text']), before=clean(row['before']), kind=CLASSES['sameAs'].get(row['kind'], row['kind']))
chance.shuffle(rows)
aside, learned = rows[: int(len(rows) * asked.part)], rows[int(len(rows) * asked.part) :]
BEFORES = [row['before'] for row in learned if row['before']]
tokens = AutoTokenizer.from_pretrained(asked.base)
model = AutoModel.from_pretrained(asked.base)
for name, weights in model.named_parameters():
    layer = re.search(r'layer\.(\d+)', name)
    weights.requires_grad = layer is not None and int(layer[1]) >= asked.above
head = torch.nn.Linear(model.config.hidden_size, len(NAMES))
torch.nn.init.normal_(head.weight, std=0.02)
torch.nn.init.zeros_(head.bias)
known = Path(asked.base) / 'head.json'
if known.exists():
    before = json.loads(known.read_text())
    assert before['classes'] == NAMES
    head.load_state_dict({name: torch.tensor(before[name]) for name in ('weight', 'bias')})
rates = [asked.rate, asked.rate * 20]
of_model = [weights for weights in model.parameters() if weights.requires_grad]
optimiser = torch.optim.AdamW([{'params': of_model}, {'params': head.parameters()}], weight_decay=0.01)
step, steps, begun = 0, asked.epochs * (len(learned) // BATCH + 1), time.time()
for epoch in range(asked.epochs):
    model.train()
    chance.shuffle(learned)
    told = [(heard(row), row) for row in learned]
    batches = []
    for at in range(0, len(told), BATCH * 8):  # of like length, so that little is padded
        near = sorted(told[at : at + BATCH * 8], key=lambda pair: len(pair[0]))
        batches += [near[one : one + BATCH] for one in range(0, len(near), BATCH)]
    chance.shuffle(batches)
    loss_sum = 0.0
    for batch in batches:
        step += 1
        pace = min(1, step / 50) * max(0.03, 1 - step / steps)
        for group, rate in zip(optimiser.param_groups, rates):
            group['lr'] = rate * pace
        loss = loss_of(scores_of([text for text, _ in batch]), [row for _, row in batch])
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        loss_sum += loss.item()
    model.eval()
    print(f'{epoch + 1} of {asked.epochs}: {loss_sum / len(batches):.3f}, {time.time() - begun:.0f} s', flush=True)
    tell(aside)
folder = Path(asked.to)
model.save_pretrained(folder)
tokens.save_pretrained(folder)
described = {
    'classes': NAMES,
    'scale': SCALE,
    'weight': np.round(head.weight.detach().numpy(), 5).tolist(),
    'bias': np.round(head.bias.detach().numpy(), 5).tolist(),
}
(folder / 'head.json').write_text(json.dumps(described, separators=(',', ':')))
