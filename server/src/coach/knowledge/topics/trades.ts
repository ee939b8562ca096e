import type { ListedTopic } from '../topic.ts';

export const TRADES: readonly ListedTopic[] = [
  {
    name: 'safe isolation',
    fields: ['trades', 'manufacturing', 'construction'],
    terms: [
      'safe isolation',
      'isolate a circuit',
      'lockout tagout',
      'lock out tag out',
      'loto',
      'prove dead',
      'proving dead',
      'lock off',
    ],
    asks: 'isolation isolate procedure circuit machine steps electrical supply safely equipment energy work',
    answer:
      'Find the right point of isolation, switch off, lock and tag it, then prove it dead with a tester that I check on a known source before and after.',
    points: [
      'The key stays with me, and stored energy in springs, capacitors or pressure is released too.',
      'Until it is proved dead, it is live.',
    ],
  },
  {
    name: 'an RCD and a circuit breaker',
    terms: [
      'rcd',
      'gfci',
      'residual current device',
      'ground fault',
      'rcbo',
      'circuit breaker',
      'mcb',
      'afdd',
      'fuse and a breaker',
    ],
    asks: 'difference fuse breaker trip trips tripping protects protection device circuit residual current keeps',
    answer:
      'A circuit breaker cuts off overload and short circuit to protect the cable; an RCD, or ground fault interrupter, cuts off when current leaks to earth, to protect people.',
    points: [
      'The RCD compares what goes out with what comes back.',
      'An RCBO does both in one; none of them is a reason to work live.',
    ],
  },
  {
    name: 'earthing and bonding',
    terms: [
      'earthing',
      'grounding',
      'bonding and earthing',
      'earthing and bonding',
      'earth fault',
      'protective earth',
      'equipotential bonding',
      'earth loop impedance',
    ],
    asks: 'earthing bonding grounding difference purpose earth electrical installation wire',
    answer:
      'Earthing gives a fault current a low path back, so that the protection trips quickly; bonding joins metal parts, so that no dangerous voltage stands between them.',
    points: [
      'Both are tested, not assumed: continuity and loop impedance.',
      'The size of the conductor and the method follow the local wiring rules.',
    ],
  },
  {
    name: 'Ohm’s law',
    fields: ['trades', 'manufacturing'],
    terms: [
      'ohm s law',
      'ohms law',
      'voltage current and resistance',
      'voltage and current',
      'current and voltage',
      'voltage drop',
      'series and parallel',
      'ac and dc',
    ],
    asks: 'difference voltage current resistance circuit relationship law drop ohm electrical parallel series',
    answer:
      'Voltage is current times resistance: at the same voltage, double the resistance and half the current flows.',
    points: [
      'With power as voltage times current, I can work out the load and choose cable and protection.',
      'On a long run I check the voltage drop under load.',
    ],
  },
  {
    name: 'three-phase power',
    fields: ['trades', 'manufacturing'],
    terms: ['three phase', '3 phase', 'single phase', 'star delta', 'phase rotation', 'power factor'],
    asks: 'difference power supply motor single three phase system electrical starter',
    answer:
      'Three-phase power uses three conductors whose waves are a third of a cycle apart, so the power flows evenly and motors start by themselves.',
    points: [
      'The load is shared evenly between the phases, so that the neutral carries little.',
      'Swapping any two phases turns a motor the other way, so rotation is checked first.',
    ],
  },
  {
    name: 'testing an installation',
    terms: [
      'dead test',
      'insulation resistance',
      'continuity test',
      'live test',
      'fault finding',
      'find a fault',
      'periodic inspection',
      'multimeter',
      'electrical fault',
      'initial verification',
    ],
    asks: 'fault find finding circuit test tests testing insulation resistance order sequence electrical tracing trace',
    answer:
      'I go from the symptom to the smallest part that can cause it: ask, look, isolate, then test, splitting the circuit in halves until the fault is alone.',
    points: [
      'Dead tests come before live ones: continuity, insulation resistance and polarity.',
      'I repair the cause, test again, and write down the readings.',
    ],
  },
  {
    name: 'heating, pressure and flow',
    terms: [
      'heat pump',
      'refrigeration cycle',
      'backflow',
      'thermostatic valve',
      'combi boiler',
      'condensing boiler',
      'expansion vessel',
      'system boiler',
      'hydronic balancing',
    ],
    asks: 'boiler pump work works heating difference system water prevent valve customer',
    answer:
      'A heating system moves heat from where it is made to where it is wanted, and most faults are in flow, pressure, or control.',
    points: [
      'A heat pump moves heat with a refrigerant instead of burning fuel, so it works best at a low flow temperature.',
      'A condensing boiler gains from cool return water; backflow devices keep used water out of the supply.',
    ],
  },
];
