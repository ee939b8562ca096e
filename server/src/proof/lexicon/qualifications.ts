import { type Table, listOf, tableOf } from './list.ts';

export const ROLE_END = /(?:er|or|ist|ian|ant|eer|man|woman|nurse|chef|clerk|cook|sister|guard)s?$/;
export const RANKS = listOf(
  'senior lead head chief principal deputy assistant associate executive managing general regional national global vice junior group acting interim area divisional staff master',
);
export const TITLES = listOf(
  `manager director supervisor leader head chief president vp svp evp ceo cto cfo coo cmo cio partner owner founder cofounder principal superintendent foreman captain matron dean professor chair chairman chairwoman chairperson headteacher headmaster headmistress headship editor controller coordinator consultant architect commander treasurer trustee governor associate notary barrister solicitor actuary surgeon magistrate lecturer examiner assessor inspector auditor president secretary captain superviser`,
);
export const DEGREES: Table<string> = tableOf({
  degree: 'any',
  degrees: 'any',
  undergraduate: 'bachelor',
  bachelor: 'bachelor',
  bachelors: 'bachelor',
  ba: 'bachelor',
  bsc: 'bachelor',
  bs: 'bachelor',
  beng: 'bachelor',
  bcom: 'bachelor',
  bcomm: 'bachelor',
  bba: 'bachelor',
  btech: 'bachelor',
  be: '',
  bed: '',
  llb: 'bachelor',
  bfa: 'bachelor',
  barch: 'bachelor',
  bn: 'bachelor',
  mbbs: 'bachelor',
  bca: 'bachelor',
  hons: 'bachelor',
  honours: 'bachelor',
  master: 'master',
  masters: 'master',
  msc: 'master',
  ma: 'master',
  meng: 'master',
  mba: 'mba',
  mphil: 'master',
  llm: 'master',
  mfa: 'master',
  march: '',
  mcom: 'master',
  mtech: 'master',
  ms: '',
  med: '',
  mph: 'master',
  mres: 'master',
  postgraduate: 'post',
  postgrad: 'post',
  doctorate: 'doctor',
  doctoral: 'doctor',
  phd: 'doctor',
  dphil: 'doctor',
  edd: 'doctor',
  diploma: 'diploma',
  hnd: 'diploma',
  hnc: 'diploma',
  pgce: 'pgce',
  pgdip: 'diploma',
  aas: 'associate',
  gcses: 'gcse',
  gcse: 'gcse',
  alevels: 'alevel',
});
export const CERTIFICATES = listOf(
  'certificate certificates certification certifications certified cert certs accreditation accredited licence license licences licenses licensed ticket nvq qualification',
);
export const AWARDS = listOf(
  'award awards prize prizes medal medals trophy accolade accolades commendation commended scholarship finalist shortlisted nominated nominee nomination bursary laureate',
);
export const OF_THE = listOf('year month quarter week decade season');
export const OF_THE_NOT = listOf(
  'end start beginning part parts rest best worst most middle first second third last half day days week weeks month months time times close course turn quarter none some all one each every out many quality face night peak back team top bottom hour highlight outset run tail number one much morning busiest quietest hardest coldest remainder side act talk event lesson cost price state size amount value share length rate level rush pace',
);
