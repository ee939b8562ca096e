"""What the server runs → a base that train.py trains on: eight bits lose little that a pass does not find again.

  python from_onnx.py MINILM SERVED TO
"""

import shutil, sys
from pathlib import Path
import onnx
import torch
from onnx.numpy_helper import to_array
from transformers import AutoModel, AutoTokenizer

minilm, served, to = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
layers = [onnx.load(layer).graph for layer in served.glob('*.onnx')]
held = {one.name: to_array(one) for graph in layers for one in graph.initializer}
model = AutoModel.from_pretrained(minilm)  # its embeddings are never tuned
weights = model.state_dict()
for name, values in held.items():
    _, _, own = name.partition('.')
    if own in weights:
        weights[own] = torch.tensor(values)
for node in (node for graph in layers for node in graph.node):
    if node.op_type != 'MatMulInteger':
        continue
    name = node.input[1].removesuffix('_quantized')
    layer = node.name.split('/', 2)[2].removesuffix('/MatMul_quant').replace('/', '.')
    values = (held[f'{name}_quantized'].astype('float32') - held[f'{name}_zero_point']) * held[f'{name}_scale']
    weights[f'{layer}.weight'] = torch.tensor(values.T.copy())
model.load_state_dict(weights)
model.save_pretrained(to)
AutoTokenizer.from_pretrained(minilm).save_pretrained(to)
shutil.copy(served / 'head.json', to)
