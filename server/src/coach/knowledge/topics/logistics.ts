import type { ListedTopic } from '../topic.ts';

export const LOGISTICS: readonly ListedTopic[] = [
  {
    name: 'FIFO and LIFO',
    fields: ['logistics', 'hospitality', 'pharmacy', 'finance', 'laboratory', 'manufacturing'],
    terms: [
      'fifo',
      'lifo',
      'fefo',
      'first in first out',
      'first expired first out',
      'last in first out',
      'stock rotation',
    ],
    asks: 'difference stock rotation method inventory goods rotate expiry',
    answer:
      'First in, first out means that the oldest stock leaves first; where there is a date, first expired, first out is safer.',
    points: [
      'It keeps goods from ageing at the back of a shelf.',
      'LIFO takes the newest first; in accounting it is a way to value stock that not all rules allow.',
    ],
  },
  {
    name: 'cycle counting',
    fields: ['logistics', 'manufacturing'],
    terms: [
      'cycle count',
      'cycle counting',
      'stock take',
      'stocktake',
      'stock accuracy',
      'inventory accuracy',
      'shrinkage',
      'abc analysis',
      'stock discrepancy',
    ],
    asks: 'count counts inventory accuracy improve difference full physical stock warehouse',
    answer:
      'Cycle counting checks a small part of the stock every day instead of all of it once a year, and the items that matter most more often.',
    points: [
      'The count is blind: whoever counts does not see the figure in the system.',
      'Each difference is traced to its cause, or it comes back.',
    ],
  },
  {
    name: 'picking methods',
    terms: [
      'wave picking',
      'batch picking',
      'zone picking',
      'pick path',
      'cross docking',
      'picking method',
      'pick rate',
      'slotting',
      'pick accuracy',
      'cross dock',
    ],
    asks: 'difference picking warehouse orders improve method methods accuracy rate goods',
    answer:
      'Batch picking collects several orders on one walk, zone picking keeps each picker in an area, and wave picking releases work to suit the departures.',
    points: [
      'Most of a picker’s time is walking, so fast movers stand close to dispatch.',
      'In cross-docking goods go from inbound to outbound without being stored.',
    ],
  },
  {
    name: 'a warehouse management system',
    terms: [
      'warehouse management system',
      'wms',
      'transport management system',
      'goods in',
      'put away',
      'bill of lading',
      'delivery note',
      'proof of delivery',
      'goods receipt',
    ],
    asks: 'system warehouse work does use process goods receiving delivery document stock',
    answer:
      'A warehouse management system knows what is where and tells people what to do next, from receipt and putaway to picking and dispatch.',
    points: [
      'It is as true as the scans: goods that move without a scan are lost.',
      'At receipt I check the delivery note against the order and the goods, and write down damage before I sign.',
    ],
  },
  {
    name: 'safety stock and the reorder point',
    fields: ['logistics', 'manufacturing', 'finance'],
    terms: [
      'safety stock',
      'reorder point',
      'lead time',
      'economic order quantity',
      'eoq',
      'min max',
      'demand forecast',
      'demand forecasting',
      'bullwhip effect',
      'inventory turnover',
      'stock turn',
      'just in time',
    ],
    asks: 'calculate inventory stock supplier demand reorder safety level buffer set',
    answer:
      'The reorder point is what is used during the supplier’s lead time, plus a safety stock for when demand or delivery varies.',
    points: [
      'The less reliable the supplier and the dearer a gap, the more buffer.',
      'Just in time keeps stock low and therefore needs deliveries that can be relied on.',
    ],
  },
  {
    name: 'Incoterms',
    fields: ['logistics', 'law', 'finance'],
    terms: [
      'incoterm',
      'incoterms',
      'fob',
      'cif',
      'ex works',
      'ddp',
      'customs clearance',
      'hs code',
      'tariff code',
      'freight forwarder',
    ],
    asks: 'difference shipping import export terms customs freight pays risk goods',
    answer:
      'Incoterms say who of buyer and seller arranges and pays for carriage, insurance and customs, and where the risk passes.',
    points: [
      'Ex works puts nearly everything on the buyer, DDP nearly everything on the seller.',
      'They do not say when ownership passes; the contract does.',
    ],
  },
  {
    name: 'forklift and loading safety',
    fields: ['logistics', 'manufacturing', 'construction'],
    terms: [
      'forklift safety',
      'forklift',
      'fork lift',
      'manual handling',
      'safe lifting',
      'loading dock safety',
      'load restraint',
      'load securing',
      'pedestrian segregation',
    ],
    asks: 'safety safe safely truck lifting handling operate prevent accidents load loading check pre use rules warehouse',
    answer:
      'Keep people and trucks apart, let only trained people drive, check the truck before each shift, and never go over the load on its plate.',
    points: [
      'By hand: avoid the lift if possible, test the weight, keep it close, and turn with the feet.',
      'The load is restrained and the vehicle cannot move while it is being loaded.',
    ],
  },
];
