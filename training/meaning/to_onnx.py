"""A tuned model → what the server runs, in eight bits, a file a layer.

  python to_onnx.py TRAINED FOLDER
"""

import glob, os, shutil, sys
import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from transformers import AutoModel
from cut import cut

trained, folder = sys.argv[1], sys.argv[2]
os.makedirs(folder, exist_ok=True)
for before in glob.glob(os.path.join(folder, "*.onnx")):
    os.remove(before)
INPUTS = ["input_ids", "attention_mask", "token_type_ids"]


class States(torch.nn.Module):
    """Token ids → the tokens' states."""

    def __init__(self):
        super().__init__()
        self.own = AutoModel.from_pretrained(trained, attn_implementation="eager").eval()

    def forward(self, input_ids, attention_mask, token_type_ids):
        return self.own(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).last_hidden_state


whole = os.path.join(folder, "whole.onnx")
ids = torch.ones(2, 9, dtype=torch.long)
axes = {name: {0: "texts", 1: "tokens"} for name in [*INPUTS, "last_hidden_state"]}
with torch.no_grad():
    torch.onnx.export(States(), (ids, ids, ids * 0), whole, input_names=INPUTS, output_names=["last_hidden_state"], dynamic_axes=axes, opset_version=17, dynamo=False)
small = os.path.join(folder, "small.onnx")
quantize_dynamic(whole, small, weight_type=QuantType.QInt8, per_channel=True)
cut(onnx.load(small), folder)
os.remove(whole)
os.remove(small)
shutil.copy(os.path.join(trained, "tokenizer.json"), folder)
