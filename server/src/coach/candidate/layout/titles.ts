const TITLE_WORDS = new Set(
  `manager engineer developer architect analyst scientist researcher designer consultant administrator technician operator
  nurse doctor surgeon physician paramedic midwife carer caregiver therapist pharmacist dentist vet hygienist
  teacher lecturer professor tutor instructor trainer coach headteacher principal dean librarian educator nanny
  baker chef cook sous-chef waiter waitress barista bartender porter host hostess receptionist concierge housekeeper
  cashier salesperson salesman saleswoman merchandiser buyer clerk assistant associate supervisor foreman leader lead
  head director officer executive president chief coordinator co-ordinator specialist representative agent advisor adviser
  accountant auditor bookkeeper controller banker underwriter actuary broker trader economist statistician
  lawyer solicitor barrister attorney paralegal judge notary counsel secretary
  electrician plumber carpenter joiner welder mechanic machinist fitter mason bricklayer painter roofer builder gardener
  landscaper farmer driver courier picker packer warehouseman dispatcher planner pilot steward stewardess captain
  guard constable policeman firefighter soldier sergeant lieutenant inspector investigator
  journalist editor reporter writer author copywriter translator interpreter photographer producer artist animator
  musician actor curator stylist hairdresser barber beautician cleaner caretaker janitor labourer worker operative
  apprentice trainee intern internship volunteer freelance freelancer self-employed owner founder co-founder partner
  contractor temp student fellow postdoc chemist biologist physicist geologist strategist marketer recruiter
  programmer tester devops sre sysadmin dba ceo cto cfo coo vp rn hca ta pa owner-manager keyholder team-lead
  entwickler entwicklerin ingenieur ingenieurin leiter leiterin berater beraterin kaufmann kauffrau koch köchin lehrer lehrerin
  werkstudent praktikant praktikantin geschäftsführer pfleger pflegerin ingénieur ingénieure développeur développeuse chargé
  chargée responsable directeur directrice vendeur vendeuse ingeniero ingeniera desarrollador desarrolladora gerente
  profesor profesora enfermero enfermera camarero camarera cocinero jefe mechatroniker elektroniker recepcionista réceptionniste technicien technicienne serveur serveuse infirmier infirmière
  krankenschwester verkäufer verkäuferin techniker mechaniker elektriker bäcker maler erzieher erzieherin dependiente técnico
  preceptor co-lead corporal member communicator fundraiser matron learner player speaker champion ambassador marshal warden chairman treasurer`.split(
    /\s+/,
  ),
);

const ORGANISATION =
  /\b(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|corp|corporation|company|co|sa|sarl|bv|kg|group|holdings?|university|college|school|academy|institute|hospital|clinic|surgery|trust|nhs|council|bank|bakery|restaurant|hotel|café|cafe|stores?|supermarket|foundation|agency|laborator(?:y|ies)|labs?|museum|theatre|studios?|partners|associates|brothers|bros|sons|solutions|systems|technologies|services|industries|centre|center|care home|house|kitchen|universität|hochschule|université|universidad|ministry|department|logistics|garage|farm|church|police|army|navy|corps|regiment|nursery|association|society|charity|union)\b|(?:autohaus|gasthaus|kaufhaus|schule|gymnasium|klinik|krankenhaus)\b|& co\b|\.(?:com|io|org)\b/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** Whether a stretch of a header names what somebody was: `Senior Baker`. */
export const namesTitle = (text: string): boolean =>
  wordsOf(text).some((word) => TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, '')));

/** Whether a word says of several what they are: `vets`. */
export const namesTrade = (word: string): boolean =>
  /^\p{L}+s$/u.test(word) &&
  !TITLE_WORDS.has(word.toLowerCase()) &&
  TITLE_WORDS.has(word.toLowerCase().slice(0, -1));

/** Whether it says by its form that it is an employer or a school: `Rye & Co.`, `Leeds General Hospital`. */
export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);
