"""A model in eight bits → its layers, a file each, so that others may be read between two of them.

  python cut.py MODEL FOLDER

The vectors stay the same to the bit. The first file reads tokens and the others the states of the one before, a row a
token. A text runs alone, so that nothing is masked.
"""

import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnx.utils import Extractor

LAYERS = 6
WIDTH = 384
MASK = "/own/Where_1_output_0"
AXIS = "of_texts"
STATES = "last_hidden_state"


def cut(whole, folder):
    graph = whole.graph
    graph.node.remove(next(node for node in graph.node if MASK in node.output))
    graph.initializer.append(numpy_helper.from_array(np.zeros((1, 1, 1, 1), np.float32), MASK))
    ends = [f"/own/encoder/layer.{layer}/output/LayerNorm/LayerNormalization_output_0" for layer in range(LAYERS - 1)]
    for end in ends:
        graph.value_info.append(helper.make_tensor_value_info(end, TensorProto.FLOAT, ["texts", "tokens", WIDTH]))
    extractor = Extractor(whole)
    begins = ["input_ids", "token_type_ids"]
    for layer, end in enumerate([*ends, STATES], start=1):
        piece = extractor.extract_model(begins, [end])
        in_rows(piece.graph, [name for name in begins if name in ends], end)
        onnx.checker.check_model(piece)
        onnx.save(piece, f"{folder}/layer-{layer}.onnx")
        begins = [end]


def in_rows(graph, begins, end):
    """Has states come and go as `states` and `last_hidden_state`, without the axis of the texts, of which there is one."""
    graph.initializer.append(numpy_helper.from_array(np.array([0], np.int64), AXIS))
    for name in begins:
        graph.node.insert(0, helper.make_node("Unsqueeze", ["states", AXIS], [name]))
        graph.input.remove(next(one for one in graph.input if one.name == name))
        graph.input.append(helper.make_tensor_value_info("states", TensorProto.FLOAT, ["tokens", WIDTH]))
    for node in graph.node:
        node.output[:] = ["texts_states" if name == end else name for name in node.output]
        node.input[:] = ["texts_states" if name == end else name for name in node.input]
    graph.node.append(helper.make_node("Squeeze", ["texts_states", AXIS], [STATES]))
    graph.output.remove(graph.output[0])
    graph.output.append(helper.make_tensor_value_info(STATES, TensorProto.FLOAT, ["tokens", WIDTH]))


if __name__ == "__main__":
    cut(onnx.load(sys.argv[1]), sys.argv[2])
