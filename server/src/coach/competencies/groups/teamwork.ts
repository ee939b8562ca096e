import type { Competency } from '../competency.ts';

/** Working side by side, or alone. */
export const TEAMWORK: readonly Competency[] = [
  {
    id: 'teamwork',
    asked: `
      team work*; teamwork; team player; work* ... (in|as|with|on) ... team; collaborat*; work* together;
      work* (closely )?with others; part of a team; cooperat*; group (project|effort|work);
      with (several|many|different|other) people; not alone`,
    strong: 'collaborate collaboration teamwork pair co-write cooperate jointly',
    weak: 'team together colleague group share crew partner shift staff support',
    marks: `
      together with; worked (closely )?with; (we|team) ... together; side by side; hand in hand;
      took turns`,
    opposites: ['working-alone'],
  },
  {
    id: 'cross-team',
    asked: `
      cross functional*; cross (team|department)*;
      other (departments|teams|disciplines|functions|professions|agencies);
      across ... (team|department|site|function|organisation|organization|company|office)s*;
      different (departments|teams|disciplines|functions|backgrounds|professions); silo*;
      outside your (team|department|field); multi ?disciplinary; stakeholders`,
    strong: 'cross-functional interdisciplinary multidisciplinary liaise liaison stakeholder',
    weak: 'department team agency office joint site partner meeting coordinate',
    marks: `
      cross functional;
      (between|across) ... (team|department|site|office|agenc|school|ward|store|branch|countr|function)[^ ]*;
      with ... and ... (teams|departments|engineers|designers|doctors|nurses|police|marketing|finance|legal|sales);
      (two|three|four|five|six|seven|eight|[0-9]+) (teams|departments|agencies|sites|offices|branches|countries)`,
  },
  {
    id: 'working-alone',
    asked: `
      work* (alone|independently|on your own|by yourself|unsupervised); on your own;
      without ... (supervision|help|support|guidance); independen*; self (directed|starter|sufficient);
      single handed*; by yourself; nobody ... (help|ask)`,
    strong: 'independently unsupervised single-handed sole alone freelance self-employed',
    weak: 'own remote night',
    marks: `
      on my own; by myself;
      the only (one|person|nurse|developer|engineer|teacher|member|_) (on|in|at|who); without supervision;
      as the (only|sole|first); single handed*`,
    opposites: ['teamwork'],
  },
  {
    id: 'trust',
    asked: `
      trust*; credib*; rapport; build* ... relationship*; built ... relationship*;
      relationship* ... (difficult|build|built|repair*|strong|new|from scratch); network of;
      repair* ... relationship*; get ... to open up; earn* ... (respect|confidence); broke* the ice`,
    strong: 'trust rapport relationship credibility goodwill',
    weak: 'visit weekly meet listen honest promise regular',
    marks: `
      (won|earn|gain|built|build|rebuil|restor)[^ ]* ... (trust|confidence|respect|relationship)[^ ]*;
      opened up; got to know; kept (my|the) word`,
  },
  {
    id: 'different-cultures',
    asked: `
      another country; time zone*; side of the world; foreign*;
      cultur* (difference*|background*|barrier*); different cultur*; other cultur*;
      (divers*|inclusi*|equity|belonging); language barrier*; different background*;
      from (another|other|different) (countr*|cultur*|background*); abroad; international*; multicultural;
      did not (speak|share) ... language; unlike you; very different from you; feel (welcome|included);
      underrepresented; bias; not from here; newcomer*; hard to reach; migrant*; refugee*`,
    strong: `
      inclusive inclusion diversity diverse multicultural interpreter bilingual translate migrant refugee
      accessibility bias culture cultural`,
    weak: 'language abroad international country foreign speak newcomer community',
    marks: `
      language barrier; different (countries|cultures|backgrounds|languages);
      (spoke|speak) (no|little|only); (offices|teams|colleagues|crews|staff) in ... (and|countries);
      [0-9]+ (nationalities|languages|countries); first language; interpreter; spoke only; did not speak`,
  },
  {
    id: 'asking-for-help',
    asked: `
      over your head; (cope|manage) alone; turn to for; had to ask;
      ask* (for|somebody for|someone for) (help|support|advice|assistance);
      (need|sought|seek|request)* ... (help|advice|support) ... (from|others|somebody|someone)*;
      out of your depth; could not do ... (alone|yourself);
      beyond your (ability|knowledge|expertise|skill*); lean on; reach* out`,
    strong: 'mentor escalate',
    weak: 'help advice support ask colleague expert senior consult',
    marks: `
      ask* (for|_ for) (help|advice|support); out of my depth;
      i (called|asked|consulted|phoned|rang) (in )?(a|an|the|my|_) ... (expert|senior|specialist|consultant|colleague|lead|manager);
      did not know (how|what|enough); needed help`,
    opposites: ['helping-colleague'],
  },
  {
    id: 'helping-colleague',
    asked: `
      help* (a|an|your|another|somebody|someone|out) ... (colleague|coworker|co worker|teammate|peer|struggling|team)*;
      support* (a|an|your|another) ... (colleague|coworker|teammate|peer);
      (colleague|coworker|teammate|someone|somebody) ... (struggl*|behind|overwhelmed|in need|having a hard);
      cover* for; stepped in for; lent a hand; somebody else succeed; someone else succeed;
      made ... look good; pick* up the slack`,
    strong: 'cover struggle overwhelmed',
    weak: 'help colleague new shift teammate support assist',
    marks: `
      help* (him|her|them|a|another|our|my|the) ... (colleague|teammate|coworker|new|junior|team)*;
      struggl*; stepped in; covered for; fell behind; stayed (on|late|behind) (to|with|so);
      took over (his|her|their); wanted to (give up|quit|leave); after every (shift|lesson|day);
      colleague*; held (his|her|their) place`,
    opposites: ['asking-for-help'],
  },
];
