import { listOf } from './list.ts';

export const FUNCTION_WORDS =
  listOf(`a an the of for and or nor but to in on at by with from as into onto over under between within without per via than that this these those
 i me my mine myself we us our ours you your yours he him his she her it its they them their who whom which what when where why how
 is am are was were be been being do does did have has had will would shall should can could may might must not no so if then
 & about after before during since until while because there here both each every all some any much many more most other another such own same`);
export const CONNECTING = listOf(
  'of for the de la le du des di da del von van der den ten ter het y e & och und na dos das fur zur zum para les et della delle',
);
export const HARMLESS =
  listOf(`i i'm i've i'd i'll ok okay cv hr kpi kpis q&a q&as p&l p&ls r&d h&s f&b faq faqs pdf asap diy vip id tv am pm mr mrs ms dr sir madam god english it
 internet monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays monday-to-friday p.s. etc eg ie christmas xmas easter murphy pareto sop sops hi hello thanks thank yes no a b c x y z t covid pc pcs roi european europe`);
export const NEGATIVE = listOf('no not none never without nobody nothing zero nil 0');
