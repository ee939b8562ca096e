"""The same question as it is asked in a field: of a nurse "on the ward", of a cook after a row "with another chef"."""

import random, re

PEOPLE = {
    'customer': 'guest patient client parent tenant passenger diner shopper resident pupil caller buyer supplier contractor reader donor'.split(),
    'colleague': 'nurse;chef;driver;teacher;electrician;waiter;developer;cleaner;carer;porter;picker;receptionist;mechanic;designer;clerk;technician'.split(';'),
    'manager': 'head chef;ward sister;foreman;head teacher;site manager;shift lead;partner;editor;team lead;matron;director;owner;head of department;transport manager;line manager;principal'.split(';'),
    'team': 'crew;shift;kitchen;ward;department;brigade;watch;squad;office;depot;project;bench;site'.split(';'),
    'work': 'the ward;the shop floor;site;shift;the road;the floor;the line;the job'.split(';'),
}
WORDS = [
    (r'\bcustomer(s?)\b', lambda chance, end: chance.choice(PEOPLE['customer']) + end),
    (r'\b(?:colleague|co-?worker|team ?mate|workmate)(s?)\b', lambda chance, end: chance.choice(PEOPLE['colleague']) + end),
    (r'\b(?:manager|boss|supervisor)(s?)\b', lambda chance, end: chance.choice(PEOPLE['manager']) + end),
    (r'\bteam(s?)\b', lambda chance, end: chance.choice(PEOPLE['team']) + end),
    (r'\bat work()\b', lambda chance, end: 'on ' + chance.choice(PEOPLE['work'])),
    (r'\b(?:this|the|our) (?:company|firm|place|organi[sz]ation)()\b', lambda chance, end: chance.choice(('this', 'the', 'our')) + ' ' + chance.choice(ORGANISATIONS)),
]
ORGANISATIONS = 'school;hotel;ward;kitchen;garage;bakery;practice;depot;library;nursery;surgery;trust;studio;lab;farm;brewery;salon;theatre;council;charity'.split(';')
PLACES = (
    'on the ward;in the kitchen;on site;on the shop floor;in the classroom;in the lab;at the depot;in the warehouse;behind the bar;'
    'on the road;in the salon;in the garage;on the farm;at the surgery;in the nursery;on the line;at the library;on nights;in retail;'
    'in finance;in nursing;in logistics;in catering;in hospitality;in teaching;in construction;in care;in marketing;in the trade;'
    'as a nurse;as a chef;as a driver;as a plumber;as a teacher;as an engineer;as an electrician;as a carer;as a bookkeeper;'
    'as a developer;as a receptionist;in your last post;in your current role;in a placement;during your training'
).split(';')
WITHOUT_PLACE = {'hobbies', 'salary', 'start-date', 'questions-for-us', 'know-about-us', 'cv-gap'}
SHARE_WITH_PLACE = 0.4


def in_field(text, heading, chance: random.Random):
    """None where nothing of it is said otherwise in a field."""
    said = text
    for pattern, words in WORDS:
        said = re.sub(pattern, lambda found: words(chance, found[1]), said, flags=re.I)
    if said == text and heading not in WITHOUT_PLACE and chance.random() < SHARE_WITH_PLACE:
        end = re.search(r'[?.!]*$', text).start()
        said = f'{text[:end]} {chance.choice(PLACES)}{text[end:]}'
    return None if said == text else said
