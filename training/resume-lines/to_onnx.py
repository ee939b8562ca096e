"""A trained model → what the server runs: the encoder in eight bits, the sequence and the words in full, and the labels.

  python to_onnx.py TRAINED FOLDER
"""

import json, os, sys
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from train import Lines, state_of

trained, folder, base = sys.argv[1], sys.argv[2], sys.argv[3]
os.makedirs(folder, exist_ok=True)
saved = torch.load(os.path.join(trained, "model.pt"), weights_only=True)
model = Lines(base, saved["features"], saved["labels"], saved["sets"])
model.load_state_dict(saved["model"])
model.eval()


class Encoder(torch.nn.Module):
    """Token ids of one line → its tokens, and their mean."""

    def __init__(self, own):
        super().__init__()
        self.own = own

    def forward(self, ids):
        hidden = self.own.embeddings(input_ids=ids)
        for layer in self.own.encoder.layer:
            hidden = state_of(layer(hidden))
        return hidden[0], hidden.mean(1)[0]


class Sequence(torch.nn.Module):
    """The means and features of a text's lines → the score of each set of labels, and each line's state."""

    def __init__(self, own):
        super().__init__()
        self.own = own

    def forward(self, means, features):
        scores, state = self.own.sequence(means[None], features[None])
        return scores[0], state[0]


class Words(torch.nn.Module):
    """Tokens with their lines' states → the score of each part of a job."""

    def __init__(self, own):
        super().__init__()
        self.own = own

    def forward(self, tokens, states):
        return self.own.parts(tokens, states)


def write(module, inputs, names, outputs, axes, name):
    path = os.path.join(folder, name)
    with torch.no_grad():
        torch.onnx.export(module, inputs, path, input_names=names, output_names=outputs, dynamic_axes=axes, opset_version=17, dynamo=False)
    return path


n = saved["features"]
whole = write(
    Encoder(model.encoder),
    (torch.ones(1, 9, dtype=torch.long),),
    ["ids"],
    ["tokens", "mean"],
    {"ids": {1: "tokens"}, "tokens": {0: "tokens"}},
    "whole.onnx",
)
quantize_dynamic(whole, os.path.join(folder, "encoder.onnx"), weight_type=QuantType.QInt8, per_channel=True)
os.remove(whole)
write(Sequence(model), (torch.zeros(5, 384), torch.zeros(5, n)), ["means", "features"], ["scores", "state"], {k: {0: "lines"} for k in ("means", "features", "scores", "state")}, "sequence.onnx")
write(Words(model), (torch.zeros(5, 384), torch.zeros(5, 256)), ["tokens", "states"], ["parts"], {k: {0: "words"} for k in ("tokens", "states", "parts")}, "words.onnx")
rounded = [[round(x, 4) for x in row] for row in model.follows.tolist()]
json.dump({"sets": [one.split("+") for one in saved["sets"]], "follows": rounded}, open(os.path.join(folder, "labels.json"), "w"))
print({name: os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)})
