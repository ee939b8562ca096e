/**
 * Just enough protocol buffers and onnx.proto3 (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3) for
 * small graphs.
 */
type TensorType = 'float' | 'int32' | 'int64';
type Dimension = number | string;

interface TensorInfo {
  name: string;
  type: TensorType;
  shape: readonly Dimension[];
}

export interface Constant {
  name: string;
  type: TensorType;
  shape: readonly number[];
  values: readonly number[];
}

interface Node {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Readonly<Record<string, number | readonly number[]>>;
}

export interface Graph {
  inputs: readonly TensorInfo[];
  outputs: readonly TensorInfo[];
  constants?: readonly Constant[];
  nodes: readonly Node[];
  metadata?: Readonly<Record<string, string | number>>;
}

const ELEMENT_TYPE = { float: 1, int32: 6, int64: 7 } as const;
const IR_VERSION = 8;
const OPSET = 13;
const INT = 2; // AttributeProto.type
const INTS = 7;

export function encodeModel(graph: Graph): Buffer {
  return message([
    integer(1, IR_VERSION),
    bytes(7, encodeGraph(graph)),
    bytes(8, message([text(1, ''), integer(2, OPSET)])),
    ...Object.entries(graph.metadata ?? {}).map(([key, value]) =>
      bytes(14, message([text(1, key), text(2, `${value}`)])),
    ),
  ]);
}

function encodeGraph(graph: Graph): Buffer {
  return message([
    ...graph.nodes.map((node) => bytes(1, encodeNode(node))),
    text(2, 'synthetic'),
    ...(graph.constants ?? []).map((constant) => bytes(5, encodeConstant(constant))),
    ...graph.inputs.map((input) => bytes(11, encodeTensorInfo(input))),
    ...graph.outputs.map((output) => bytes(12, encodeTensorInfo(output))),
  ]);
}

function encodeNode(node: Node): Buffer {
  return message([
    ...node.inputs.map((name) => text(1, name)),
    ...node.outputs.map((name) => text(2, name)),
    text(4, node.op),
    ...Object.entries(node.attributes ?? {}).map(([name, value]) => bytes(5, encodeAttribute(name, value))),
  ]);
}

function encodeAttribute(name: string, value: number | readonly number[]): Buffer {
  const fields =
    typeof value === 'number'
      ? [integer(3, value), integer(20, INT)]
      : [...value.map((one) => integer(8, one)), integer(20, INTS)];
  return message([text(1, name), ...fields]);
}

function encodeConstant({ name, type, shape, values }: Constant): Buffer {
  const width = type === 'int64' ? 8 : 4;
  const raw = Buffer.alloc(values.length * width);
  values.forEach((value, index) => {
    if (type === 'float') raw.writeFloatLE(value, index * width);
    else if (type === 'int32') raw.writeInt32LE(value, index * width);
    else raw.writeBigInt64LE(BigInt(value), index * width);
  });
  return message([
    ...shape.map((size) => integer(1, size)),
    integer(2, ELEMENT_TYPE[type]),
    text(8, name),
    bytes(9, raw),
  ]);
}

function encodeTensorInfo({ name, type, shape }: TensorInfo): Buffer {
  const dimensions = shape.map((size) =>
    bytes(1, message([typeof size === 'number' ? integer(1, size) : text(2, size)])),
  );
  const tensor = message([integer(1, ELEMENT_TYPE[type]), bytes(2, message(dimensions))]);
  return message([text(1, name), bytes(2, message([bytes(1, tensor)]))]);
}

// key (field number, wire type 0 varint or 2 length-delimited), then value

function message(fields: readonly Buffer[]): Buffer {
  return Buffer.concat(fields);
}

function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value));
}

function varint(value: number): Buffer {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest >= 0x80n) {
    out.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  out.push(Number(rest));
  return Buffer.from(out);
}
