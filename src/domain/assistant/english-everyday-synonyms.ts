// How people say things of everyday life in English, and the words that pages use for them. A table: add a line where a question finds nothing.

/** Each line: ways of saying it, then words of which a page that speaks of it has one. */
export const englishEverydaySynonyms: readonly (readonly [said: string, means: string])[] = [
  [
    'sick note, doctors note, fit note, signed off, shift work, night shift, manual job, physical job, building site, standing job',
    'work desk lifting standing',
  ],
  ['school, uni, university, classes, exams', 'work school desk'],
  [
    'pump iron, lift weights, bench press, deadlift, crossfit, pilates, squats, press ups, push ups, treadmill, horse riding, golf, skiing, ski, martial arts, boxing, contact sport',
    'exercise sport gym training weights contact',
  ],
  [
    'hoover, vacuum, housework, chores, laundry, gardening, shopping bags, suitcase, luggage, hand luggage',
    'lifting lift heavy carry',
  ],
  ['hot tub, jacuzzi, sauna, steam room, hammam, turkish bath, spa', 'sauna steam heat bath pool hot'],
  ['wet, get it wet, get wet, keep it dry', 'wash water dry shower'],
  ['shampoo, conditioner, brush my hair, comb, hairdryer, blow dry, hair dye', 'wash hair shampoo'],
  ['brush my teeth, toothbrush, floss, mouthwash, rinse', 'brush rinse clean teeth'],
  [
    'chew, bite, crunchy, hard food, soft food, soup, puree, liquid diet, solids, solid food, spicy, chewing gum, straw, steak, bread, rice',
    'eat food soft chew bite meals hard',
  ],
  ['booze, pint, cocktail, champagne, vodka, get drunk', 'alcohol drink'],
  ['weed, cannabis, hookah, snus, fags, fag, ciggies, ciggy', 'smoke smoking nicotine'],
  [
    'pillow, pillows, recliner, propped up, upright, on my back, on my side, on my front, on my stomach, face down, posture',
    'sleep head lie raised back side face',
  ],
  [
    'dressing, dressings, bandage, bandages, plaster, plasters, tape, gauze, splint, cast, sling, brace, drain, drains, tubes',
    'dressing dressings bandage splint sling drain tape',
  ],
  [
    'compression, corset, girdle, support garment, binder, tights, stockings, tight vest, compression vest, compression stockings, support bra, sports bra',
    'garment stockings vest bra compression binder',
  ],
  ['dissolve, dissolvable', 'stitches dissolve'],
  [
    'itch, itchy, itching, tight, tightness, tingle, tingling, pins and needles, stiff, stiffness, crust, crusts, scab, scabs, flake, peeling, peel',
    'itch tight numb stiff crusts scabs peel',
  ],
  ['shock loss, shedding, fall out, falls out, falling out, regrow, regrowth, grow in', 'fall shed grow growth hairs'],
  ['dizzy, sick, nausea, nauseous, throw up, tired, tiredness, exhausted, weak', 'sick nausea tired dizzy'],
  ['constipated, constipation, poo, toilet, bathroom, loo, wee, pee', 'toilet bowel pass water'],
  ['period, periods, the pill, contraceptive, contraception, hormones, hrt', 'pill hormones period pregnancy'],
  [
    'breast feed, breastfeed later, more children, have kids, have a baby, baby later, get pregnant, fall pregnant',
    'pregnancy pregnant breastfeeding children',
  ],
  [
    'asthma, inhaler, thyroid, epilepsy, hiv, hepatitis, autoimmune, lupus, cancer, chemo, kidney disease, liver disease, stroke',
    'conditions disease illness tell record',
  ],
  [
    'knackered, wiped out, out of action, laid up, bedridden, couch, housebound, up and about, on my feet',
    'recovery rest walk bed days',
  ],
  [
    'who pays, out of pocket, do i pay, am i charged, free of charge, for free, gratis, complimentary, thrown in, part of the deal',
    'included price free extra pay',
  ],
  [
    'cash, bank transfer, wire, visa card, mastercard, amex, paypal, crypto, apple pay, pay later, klarna, monthly',
    'pay payment paid card transfer',
  ],
  ['vat, tax, taxes', 'tax vat price'],
  [
    'letter for my doctor, letter for my employer, discharge letter, discharge summary, operation report, medical report, implant passport, implant card',
    'report letter records passport',
  ],
  ['gp, family doctor, my own doctor, doctor at home, dentist at home', 'doctor home report'],
  ['mum, mom, dad, daughter, son, sister, brother, boyfriend, girlfriend, fiance, carer, mate', 'companion someone'],
  [
    'layover, long haul, cabin pressure, air pressure, window seat, aisle seat, fit to fly, flight socks',
    'fly flying flight',
  ],
  ['cab, uber, bus, metro, shuttle, chauffeured', 'ride rides transfer driver airport'],
  ['sightseeing, tourist, explore, beach holiday', 'walk rest sun sea days'],
  [
    'surgeon years, board certified, fellowship, how many has he done, how many has she done, track record, cv',
    'licence practising register since',
  ],
  ['redo, do over, botched, botch, dodgy, gone wrong, mess it up, messed up', 'correction revision repeated guarantee'],
  ['deaf, sign language, blind, guide dog, walking frame', 'step free access walk'],
]
