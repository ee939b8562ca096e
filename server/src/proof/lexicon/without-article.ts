import { listOf } from './list.ts';

/** `in theatre` */
export const WITHOUT_ARTICLE = listOf(
  `English abeyance abundance accord acrobatics acts admin admissions advance advent aggregate aid aisle alert alignment amber anaesthesia anger
  animation anticipation apprenticeship apron arbitration archive arms arrears arson asthma audience audit audits autopilot autumn bail ballet banking
  bankruptcy barley bars baseball batch batches bed beds beef bereavement beta biro bloom boats bold bookkeeping boots braille brass brewing brochure
  bronze browser bulk bundles butter cage cahoots calculus camera campus cancer canteen capitals carpentry cash catering celebration cement ceramics
  chains chalk chaos chapel charcoal chat childcare chunks circles circulation classwork clay clinic clinics coach cocktails code color colour combat
  comfort commerce commission committee competition compliance concert concrete confidence conflict confusion consent consignment construction
  consultancy consulting copper corridors cotton court courtship crates credit crisis crochet crutches cupboards custody darkness dawn daylight deadlock
  debt decline default deficit deficits demand dementia denial dentistry deposit depots depth despair detail detention detox diabetes diagnostics
  dialysis disarray disbelief disguise disgust dispatch display disposal dispute disrepair distress distribution docks donations doubt draft drafts
  drama drawers drizzle drought dry duplicate dusk dust duty dysphagia earnest elsewhere email emergencies enforcement equity escrow essence euros
  excess exile exports fabrics factories fairs farming fashion fat fear ferries fever film finance finery fire fishing flames flux fog foil folk foot
  forecast forestry forward fractions fragments frame fraud freefall freight french frost frustration furlough gardens gear german gigs glass gloom
  gloves goal goals gold gospel gossip grain granite gravel gridlock grief groups groves guard hail halls hardship harmony harness haste haulage
  healthcare heaps heat heels hiding hindsight hire hockey holiday homes horror horseback horticulture hospice hospices hospital hospitality hospitals
  hotels ice idle impulse inches inclusion industry inflation ink inpatients inquiry insolvency insulin insurance intervals isolation italic jail jazz
  jeopardy jest journalism kilos kind kitchens lab labour labs landscaping lanes latex latin law layers leaflets leakage leather leave legislation
  leisure letters lieu limbo limestone linen litigation loan lockdown lockout lockstep locum logistics longhand love lulls luxury maintenance management
  manuals manufacturing marble margin marketing marriage maternity maths mediation midair midfield midlife midmorning midsummer midweek midwifery
  midwinter miles mime miniature mining mint minutes mist moderation moments money mood moonlight mortgages motion mourning mud music mute naval
  negotiation negotiations nets newspapers newsprint nights nursery nursing oak obscurity oil opera opposition orbit orchards outline outpatients
  overalls overdrive overnight overtime oxygen packs pain pairs palliative panic parade paradise parallel park parks parliament parole passing pastry
  patches patrol payroll peak peat pen pencil pensions people peril perpetuity person petrol pharmacy phone physics physio pieces pine place plain
  plaster plastic play plenary podcast poetry policing politics pollen post pounds poverty powder practice pre pregnancy prescription primary print
  printing prison private probate probation procurement production productions profile profit progress proportion prose protest psychiatry psychosis
  public publishing pubs purdah pursuit quarantine quarters queue queues radio rags rails rain rank rations readiness reception recess recession
  recovery recruitment red rehab rehearsal rehearsals reinsurance remission rent repair repairs research reserve residence residency resin response
  resus retail retirement retrospect revenue reverse roof rotation rotations rounds rows rubber rubble ruins rural rush-hour sabbatical safari sailing
  sale sales sand sauce school scope scrubs seclusion secondary secondment secret seminars sepsis sequence series service services shade shambles shape
  shares sheep shelter shifts shipping shock shops shore short shorthand shreds sick sight silage silence silk silver site sleet slide slides slings
  slippers slots slow smoke snow social software soil solicitors solidarity solitude spam span spate spirit sport sports spring stacks stages stalls
  standby stasis state stealth steel step steps stereo steroids stilts stock stone storage storms stride strike strips stroke succession suites summary
  sunlight sunshine supermarkets supply surgery surplus surveying suspense sync synch tablet tandem tap tar target tatters tears teens telephone
  television temper tenterhooks tenure terraces text textiles theatre theatres theft theory therapy thin thirds threes tiers timber tin tip tiptoe toast
  tone tonnes tour tourism tow trade training transit transition transparent transport trauma treatment triage trial tribunal triplicate trolleys
  trouble trousers trunks trust tune tunnels turmoil turns tutorials twilight twos um uniform uniforms unison unrest upheaval utero vacation vain vans
  veneer vests vials video view vinyl vogue voluntary waders wads waiting war ward wards warehouse warehouses warfare waste water waves weeks welding
  wellies wet wetsuit wetsuits wheat whispers winter wood woodwork wool workshops writing yachts yards yarn`,
);
