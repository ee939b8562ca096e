const WORDS = /\p{L}{4,}|\d+(?:[.,]\d+)*/gu;
/** Stem length, for `migrated` and `migration`. */
const STEM = 6;

const EMPTY = new Set(
  `ability able about after again also always another anything because been before being candidate could days degree
  desirable does doing done down each either else environment essential even ever every excellent experience experienced
  first from full gave give given going good great have having help here high however into job just keep kind know
  knowledge least less life like liked long look looking made make making many maybe mean might minimum more most much
  must need needed never next nice only other over part people person place plus position preferred proven quite
  really relevant required requirement requirements right role said same should similar since skill skills some someone something
  still strong such take taken tell than that their them then there these they thing things think this those three
  through time times told took under understanding until upon used using very want wanted well went were what when
  where which while will willing with within without wonderful work worked working would year years your yourself`.split(
    /\s+/,
  ),
);

export const tellingWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(WORDS) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.slice(0, STEM)),
  );
