/** Notes as people throw them down, one story each, from many occupations. */
export const ROUGH_NOTES: Record<string, string> = {
  baker:
    'The proving room failed one night. I had to get 400 loaves out by six. I moved the dough to the cellar. As a result we delivered on time.',
  nurse:
    'night shift on ward 7, two colleagues off sick. patient in bed 4 got worse. called Dr Okafor, started oxygen. he was stable by 3 am',
  teacher:
    '- class 9b, 28 pupils, half of them failing fractions\n- made them teach each other in pairs\n- 24 passed the test in June\n- next time I would start earlier',
  developer:
    'payment service at Northwind was timing out every friday. I was asked to find out why. turned on slow query log, found a missing index on orders.customer_id, added it. p99 went from 2.3 s to 180 ms',
  driver:
    'Snow on the A9, 14 parcels of medicine left. Dispatcher told me to turn back. I rang the pharmacy in Crieff and we met halfway. All 14 delivered.',
  lawyer:
    'client was about to sign a lease with a break clause that had a typo. spotted it the night before. rang the other side, got it corrected. saved them about £90,000',
  waiter:
    'Guest with nut allergy, kitchen wasn’t sure about the pesto. I checked the label myself and offered another dish.',
  carpenter:
    'Staircase for the Lindqvist house. drawings were 12 cm out. measured again, rebuilt the stringer over a weekend. client never noticed the delay',
  salesperson:
    'Lost our biggest account (Meyer GmbH, 18% of revenue) in March 2021. my job was to fill the gap. I called 140 former customers in six weeks. 11 came back. by December we were at 104% of target.',
  accountant:
    'month end took 9 days. nobody knew why. I wrote down every step, found 3 reports nobody read. dropped them. now takes 4 days',
  engineer:
    'We had a leak at pump station 3 - pressure dropped to 2.1 bar. I led a team of five. We isolated the line and swapped the seal in under 4 hours. I learned to keep spare seals on site.',
  charity:
    'volunteers kept leaving the food bank after a month or so. asked 15 of them why. they felt useless on quiet days. set up a buddy system with Priya. 13 of 15 still there a year later',
  receptionist:
    'angry man at the desk because his appointment had been cancelled twice. let him talk, said sorry, found a slot at our clinic in Leith the same day. he sent a card.',
  chef: 'fridge broke on saturday at 5pm with 80 covers booked',
  manager:
    'Had to tell a good colleague that he would not get the promotion. I prepared examples, we talked for an hour. He was angry first. After that we made a plan together; he was promoted in 2023.',
  electrician:
    'Situation: rewiring an occupied school. Task: finish before term starts on 2 September. Action: I worked nights with Tom and labelled every circuit. Result: done on 30 August, zero snags.',
  librarian:
    'My idea was a seed library. Everybody said nobody would come. I wrote to 4 garden clubs and begged for seeds. We lent 1,200 packets in the first year, and the Herald wrote about us.',
  student:
    'group project, one guy did nothing. i talked to him alone, turned out his mum was ill. we gave him the writing part he could do from home. we got a 1.7',
  pilot:
    'Bird strike on departure from Faro, engine 2 vibrating. I was pilot flying. We ran the checklist, I flew back and landed after 11 minutes. Nobody was hurt. Since then I brief bird strikes before every departure there.',
  farmer:
    'We lost 6 of 40 lambs to cold in 2019. Built shelters from old pallets, 3 evenings with my daughter. 2020 we lost 1.',
};
