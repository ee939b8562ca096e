"""Learns which of the questions that everybody is asked a spoken one means, or that it means none of them.

train.py --base MINILM --to FOLDER [--epochs 6] [--rate 1e-4] [--without WRITER]
    lines/means/*.txt and lines/none/*.txt have a wording a line; in the former under the id of its question (`#weakness`).
    The wordings of bench/usual/people/ are learned as well. A base with a head.json of its own is trained on.
    FOLDER then has model.onnx (eight bits), tokenizer.json and head.json, as server/weights/prepared has them.
    The lines of a WRITER (files that begin so) are put aside, and behind each epoch it is told at which threshold so much
    of them is shown and so much of that is right.
"""

import argparse, json, os, random, re, shutil, time
from pathlib import Path

import onnxruntime
import torch
import torch.nn.functional as F
from onnxruntime.quantization import QuantType, quantize_dynamic
from transformers import AutoModel, AutoTokenizer

from common import CLASSES, MOST_TOKENS, NONE, SCALE, check, learn_words, people, read, vectors_of, write_head
from in_fields import in_field

BATCH = 32
SMOOTHING = 0.05
SHARE_IN_FIELD = 0.3
SHARE_WITHOUT_NAME = 0.5

parser = argparse.ArgumentParser()
parser.add_argument('--base', required=True)
parser.add_argument('--to', required=True)
parser.add_argument('--epochs', type=int, default=6)
parser.add_argument('--rate', type=float, default=1e-4)
parser.add_argument('--without')
asked = parser.parse_args()
torch.manual_seed(0)
torch.set_num_threads(int(os.environ.get('THREADS', '1')))
chance = random.Random(0)


BEFORE = (
    "So,|Okay, so|Right,|Well,|Um,|And|Okay,|Great, thanks.|Right, moving on.|Thanks for that.|Next question.|Let me ask you this:|"
    "I'd like to ask you,|One thing we always ask is,|Could you tell me,|I was wondering,|Good, good.|Alright then,|Now,|"
    "Perfect. So|Lovely, thank you. Now,|Uh so|Okay so the next one is,|Let's move on.|Before I forget,"
).split('|')
BEHIND = (
    "please?|if you would.|Take your time.|Just briefly.|In your own words.|you know|sort of thing|and why?|We ask everybody that."
).split('|')
FILLERS = ['um', 'uh', 'like', 'you know', 'sort of', 'er']
ALIKE = {
    'where': 'wear', 'your': "you're", 'their': 'there', 'know': 'no', 'to': 'two', 'here': 'hear', 'would': 'wood', 'role': 'roll',
    'led': 'lead', 'team': 'theme', 'weakness': 'weekness', 'hire': 'higher', 'salary': 'celery', 'gap': 'cap', 'notice': 'notes',
    'hobbies': "hobby's", 'customer': 'costumer', 'colleagues': 'college', 'failed': 'fail', 'start': 'star', 'in': 'and', 'a': 'the',
}


def heard(text):
    """As recognisers hear it, at times: what is said around it, no stops, fillers, words twice or misheard."""
    if chance.random() > 0.5:
        return text
    if chance.random() < 0.35:
        text = f'{chance.choice(BEFORE)} {text[0].lower()}{text[1:]}'
    if chance.random() < 0.12:
        text = re.sub(r'[?.!]$', ',', text) + ' ' + chance.choice(BEHIND)
    if chance.random() < 0.5:
        text = re.sub(r'[?.!,;:]', '', text).lower()
    words = text.split()
    if chance.random() < 0.25 and len(words) > 3:
        for _ in range(1 + len(words) // 10):
            at, way = chance.randrange(len(words)), chance.random()
            if way < 0.45:
                words[at] = ALIKE.get(words[at].lower().strip('?.,'), words[at])
            elif way < 0.65:
                words.insert(at, chance.choice(FILLERS))
            elif way < 0.8:
                words.insert(at, words[at])
            elif len(words) > 4:
                words.pop(at)
    return ' '.join(words)


def heading(kind):
    return CLASSES[kind] if kind < NONE else None


VOCATIVE = re.compile(r', [A-Z][a-z]+(?=[?.])')


def said(text, kind):
    """In a field, and without the name of who is asked: the server leaves names out."""
    if chance.random() < SHARE_WITHOUT_NAME:
        text = VOCATIVE.sub('', text)
    if chance.random() < SHARE_IN_FIELD:
        text = in_field(text, heading(kind), chance) or text
    return heard(text)


def learn(rows, tell):
    tokens = AutoTokenizer.from_pretrained(asked.base)
    model = AutoModel.from_pretrained(asked.base, attn_implementation='eager')
    for name, weights in model.named_parameters():
        weights.requires_grad = 'embeddings' not in name and 'pooler' not in name
    head = torch.nn.Linear(model.config.hidden_size, NONE + 1)
    torch.nn.init.normal_(head.weight, std=0.02)
    torch.nn.init.zeros_(head.bias)
    known = Path(asked.base) / 'head.json'
    if known.exists():
        before = json.loads(known.read_text())
        head.load_state_dict({name: torch.tensor(before[name]) for name in ('weight', 'bias')})
    of_model = [weights for weights in model.parameters() if weights.requires_grad]
    rates = [asked.rate, asked.rate * 20]
    optimiser = torch.optim.AdamW([{'params': of_model}, {'params': head.parameters()}], weight_decay=0.01)
    model.train()
    step, steps, begun = 0, asked.epochs * (len(rows) // BATCH), time.time()
    for epoch in range(asked.epochs):
        chance.shuffle(rows)
        told = [(said(text, kind), kind) for text, kind in rows]
        batches = []
        for at in range(0, len(told), BATCH * 8):  # of like length, so that little is padded
            near = sorted(told[at : at + BATCH * 8], key=lambda row: len(row[0]))
            batches += [near[one : one + BATCH] for one in range(0, len(near), BATCH)]
        chance.shuffle(batches)
        loss_sum = 0.0
        for batch in batches:
            step += 1
            pace = min(1, step / 50) * max(0.03, 1 - step / steps)
            for group, rate in zip(optimiser.param_groups, rates):
                group['lr'] = rate * pace
            read_in = tokens([text for text, _ in batch], padding=True, truncation=True, max_length=MOST_TOKENS, return_tensors='pt')
            with torch.autocast('cpu', dtype=torch.bfloat16):
                states = model(**read_in).last_hidden_state
            mask = read_in['attention_mask'][..., None].float()
            mean = F.normalize((states.float() * mask).sum(1) / mask.sum(1), dim=1)
            loss = F.cross_entropy(head(mean * SCALE), torch.tensor([kind for _, kind in batch]), label_smoothing=SMOOTHING)
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            loss_sum += loss.item()
        print(f'{epoch + 1} of {asked.epochs}: {loss_sum / len(batches):.3f}, {time.time() - begun:.0f} s', flush=True)
        tell(model.eval(), tokens, head)
        model.train()
    return model.eval(), head


def export(model, head, words, folder):
    class States(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.model = model

        def forward(self, input_ids, attention_mask, token_type_ids):
            return self.model(
                input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
            ).last_hidden_state

    folder.mkdir(parents=True, exist_ok=True)
    whole, names = folder / 'whole.onnx', ['input_ids', 'attention_mask', 'token_type_ids']
    ones = torch.ones(2, 9, dtype=torch.long)
    axes = {name: {0: 'batch', 1: 'sequence'} for name in [*names, 'last_hidden_state']}
    torch.onnx.export(
        States(), (ones, ones, ones * 0), str(whole), input_names=names, output_names=['last_hidden_state'],
        dynamic_axes=axes, opset_version=17, dynamo=False,
    )
    quantize_dynamic(str(whole), str(folder / 'model.onnx'), weight_type=QuantType.QInt8, per_channel=True)
    whole.unlink()
    shutil.copy(Path(asked.base) / 'tokenizer.json', folder / 'tokenizer.json')
    write_head(folder, head.weight.detach().numpy(), head.bias.detach().numpy(), words)


rows = [*read(), *people()]
chance.shuffle(rows)
parted = {False: [], True: []}
for row in rows:
    parted[bool(asked.without) and row[2].startswith(asked.without)].append(row)
learned, aside = parted[False], parted[True]
print(len(learned), 'lines,', len(aside), 'aside', flush=True)
in_fields = [(moved, kind) for text, kind, _ in learned if (moved := in_field(text, heading(kind), chance))]
words = learn_words(*zip(*[(text, kind) for text, kind, _ in learned], *in_fields))


def tell(model, tokens, head):
    if not aside:
        return
    vectors = []
    with torch.no_grad():
        for text, *_ in aside:
            states = model(**tokens(text, truncation=True, max_length=MOST_TOKENS, return_tensors='pt')).last_hidden_state
            vectors.append(F.normalize(states[0].mean(0), dim=0).numpy())
    check(head.weight.detach().numpy(), head.bias.detach().numpy(), words, vectors, aside)


model, head = learn([(text, kind) for text, kind, _ in learned], tell)
folder = Path(asked.to)
export(model, head, words, folder)
if aside:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / 'model.onnx'), options)
    print('In eight bits:')
    vectors = vectors_of(session, folder, [text for text, *_ in aside])
    check(head.weight.detach().numpy(), head.bias.detach().numpy(), words, vectors, aside)
