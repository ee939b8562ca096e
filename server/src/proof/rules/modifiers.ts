export const GENERIC_MOD = new Set(
  'full clean valid current new old first second last only single failed professional formal extra further relevant right good proper necessary required driving driver basic practical safety trade own same two three one work working industry additional craft teaching level school final missing existing outstanding remaining following'.split(
    ' ',
  ),
);
