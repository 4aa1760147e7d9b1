// How people say things in English, and the words that pages use for them. A table: add a line where a question finds nothing.

/** Each line: ways of saying it, then words of which a page that speaks of it has one. */
export const englishSynonyms: readonly (readonly [said: string, means: string])[] = [
  // before and in the theatre
  [
    'knock me out, knocked out, put me to sleep, put to sleep, put me under, be under, asleep, awake, conscious, unconscious, sleep through it, feel it, numb, freeze, anesthetic, anesthesia, anaesthetic, anaesthesia, sedated, sedation, general anaesthetic, local anaesthetic, epidural, spinal, narcosis',
    'anaesthesia anaesthetic asleep awake sedation numb numbs numbed numbing doze drowsy',
  ],
  ['jab, jabs, needle, needles, shot, shots, injection, injections', 'injection injections needle anaesthesia'],
  ['scalpel, knife, cut, cuts, incision, incisions, slice', 'cut cuts opening openings incision'],
  [
    'operation, op, surgery, surgical, procedure, operate, operated, operating, treatment',
    'operation surgery procedure treatment theatre',
  ],
  [
    'surgeon, doctor, doctors, dr, physician, specialist, dentist, consultant, practitioner, practitioners',
    'surgeon doctor dentist specialist consultant practitioner',
  ],
  [
    'hurt, hurts, painful, pain, ache, aches, sore, soreness, agony, discomfort, uncomfortable',
    'pain painful hurt hurts sore soreness ache painkillers discomfort',
  ],
  ['painkillers, painkiller, pain relief, pain medication, pain meds', 'painkillers relief pain medicine tablets'],
  [
    'how long does it take, how long is the operation, how long is the surgery, how long is the procedure, long does the operation last, how many hours, how many minutes, length of the operation, duration',
    'theatre minutes hours duration',
  ],
  ['operating room, operating theatre, operating table, theatre', 'theatre operating'],
  [
    'how is it done, how do you do it, what do you do, what exactly happens, what will they do, how does it work, walk me through, what happens during, what happens on the day, what happens when, what happens in the',
    'steps step',
  ],
  ['x-ray, xray, x ray, scan, scans, imaging, mri, ct, ultrasound', 'scan scanned x rays ray ultrasound'],
  ['blood test, blood tests, blood work, bloods, lab tests, tests', 'tests blood'],
  ['stitches, stitch, sutures, staples, clips', 'stitches stitch clips staples stitched'],
  // after it
  ['scar, scars, scarring, scarred, mark, marks', 'scar scars mark marks'],
  ['bruise, bruises, bruising, bruised, black eye, black eyes, black and blue', 'bruising bruises bruise black'],
  ['swell, swelling, swollen, puffy, puffiness', 'swelling swollen swells'],
  ['bleed, bleeding, bled, blood loss', 'bleeding bleed blood'],
  ['infected, infection, infections, pus', 'infection'],
  ['blood clot, blood clots, clot, clots, dvt, thrombosis, embolism', 'clot clots clotting'],
  [
    'recover, recovery, recovering, recovered, recuperate, recuperation, recup, healing, heal, heals, downtime, down time, back to normal, back on my feet, get better, feel normal, convalescence',
    'recovery healing heal heals',
  ],
  [
    'off work, time off, sick leave, back to work, return to work, work, my job, job again, office, desk, going to the office, working, my employer, my boss',
    'work desk office',
  ],
  ['swim, swimming, pool, sea, beach, bath, bathe, bathtub, dive, diving, snorkel', 'swimming swim water sea pool'],
  ['shower, wash, washing, bathing, wash my hair, hair wash', 'wash washing shower water'],
  [
    'exercise, gym, sport, sports, workout, work out, train, training, run, running, jog, jogging, football, tennis, weights, cycling, bike, yoga, active',
    'exercise sport gym train training running cycling',
  ],
  [
    'lift, lifting, heavy, carry, carrying, carry my child, pick up my child, pick up my baby',
    'lift lifting heavy carry',
  ],
  ['drive, driving, behind the wheel', 'drive driving'],
  ['walk, walking, walk again, crutches, stick, wheelchair, stairs, climb', 'walk walking crutches stick stairs frame'],
  ['sex, intimate, intimacy, make love, sleep with my husband, sleep with my wife', 'sex intimacy marital'],
  ['sleep, sleeping, sleeping position, lie on my side, lie down, bed rest', 'sleep sleeping lie bed'],
  [
    'eat, eating, food, meal, meals, diet, drink, drinking, coffee, tea, alcohol, wine, beer',
    'eat eating food meals diet drink coffee alcohol',
  ],
  ['smoke, smoking, smoker, cigarette, cigarettes, vape, vaping, nicotine, shisha', 'smoke smoking smokers nicotine'],
  [
    'pray, praying, prayer, prayers, salah, salat, namaz, prostrate, prostration, kneel, kneeling, bow, sujood, mosque',
    'pray prayer prostrate prostration kneel bow',
  ],
  ['wudu, ablution, ablutions, wash for prayer', 'wash prayer'],
  ['fast, fasting, ramadan, during ramadan, iftar', 'fast fasting ramadan'],
  ['hijab, veil, niqab, headscarf, scarf', 'veil scarf'],
  ['sun, sunbathe, sunbathing, tan, tanning, sunburn, sunscreen, sunlight', 'sun sunburn'],
  ['makeup, make up, cosmetics, mascara, lipstick', 'make up cosmetics'],
  ['glasses, spectacles, contacts, contact lenses', 'glasses lenses contact'],
  [
    'how long does it last, how long will it last, how long do they last, permanent, permanently, forever, last for life, wear out, lifespan, durable, durability, come back, grow back, redo',
    'last lasts lasting years return grow permanent forever come back',
  ],
  ['see the result, results, result, final result, look like, outcome', 'result results final look'],
  [
    'look natural, natural looking, look fake, look real, obvious, notice, noticeable, anyone know',
    'natural look real know see',
  ],
  [
    'complication, complications, side effect, side effects, danger, dangers, dangerous, risk, risks, risky, go wrong, goes wrong, what can happen, harm, safe, safety',
    'risks risk complications uncommon rare',
  ],
  ['die, death, dying, fatal', 'life threatening death'],
  [
    'warranty, guarantee, guaranteed, guarantees, money back, if it fails, fails, fail, failure, not happy, unhappy, redo it, revision, correction, touch up, fix it, second operation',
    'guarantee correction revision fails fail repeated offer terms',
  ],
  [
    'follow up, followup, follow ups, check up, check ups, checkup, checkups, aftercare, after care, once i am home, when i am home, when i am back home, after i go home, back home',
    'aftercare video visits checks follow home',
  ],
  ['video call, zoom, teleconsultation, online appointment, remote, telemedicine, from home', 'video'],
  // suitability
  [
    'eligible, eligibility, suitable, suitability, candidate, qualify, right for me, for me, allowed, who can have, can i have',
    'suits who for',
  ],
  ['pregnant, pregnancy, expecting, breastfeeding, breast feeding, nursing', 'pregnant breastfeeding pregnancy'],
  ['diabetes, diabetic, blood sugar, insulin, sugar', 'diabetes sugar'],
  ['heart, cardiac, heart disease, heart attack, pacemaker', 'heart'],
  ['high blood pressure, hypertension, blood pressure', 'blood pressure'],
  [
    'blood thinner, blood thinners, warfarin, aspirin, anticoagulant, anticoagulants, xarelto',
    'thinners blood medicine medicines',
  ],
  [
    'age, too old, too young, how old, old enough, years old, teenager, minor, age limit, under 18',
    'age adults adult years young growing',
  ],
  ['overweight, obese, bmi, fat, weight', 'weight bmi obesity'],
  ['allergy, allergies, allergic', 'allergy allergies'],
  [
    'medication, medications, medicine, medicines, meds, drugs, tablets, pills, prescription, prescribed',
    'medicines medicine tablets prescribed prescription',
  ],
  [
    'alternative, alternatives, instead, another way, without surgery, non surgical, other options',
    'another way instead without',
  ],
  // money and what is inside
  [
    'cost, costs, price, prices, priced, pricing, fee, fees, charge, charges, pay, how much, expensive, cheap, cheaper, affordable, rate, rates, budget, afford, quote me',
    'price prices costs',
  ],
  ['quote, quotation, estimate, offer, request a quote, get a quote', 'quote offer request'],
  [
    'deposit, down payment, prepay, upfront, up front, pay in advance, instalments, installments, payment plan, finance, credit card, pay by card, payment, payments, payable',
    'pay paid payment offer deposit',
  ],
  [
    'hidden cost, hidden costs, hidden fees, extra cost, extra costs, extras, extra, surcharge, additional cost, additional costs, more expensive, price change, price go up, price goes up, price change later, price rise',
    'change fixed line',
  ],
  [
    'cover, covers, covered, include, includes, included, including, inclusive, all in, part of the price, in the price, contain, contains',
    'included inside includes',
  ],
  [
    'not included, not covered, not in the price, isn included, isn covered, not include, not cover, doesn include, doesn cover, does not include, does not cover, excluded, exclude, excludes, pay extra, pay separately, on top',
    'excluded extra',
  ],
  ['insurance, insured, insurer, bupa, axa', 'insurance'],
  [
    'flight, flights, fly, flying, flew, plane, aeroplane, airplane, air travel, fly home, fly back, return flight, get on a plane, board a plane',
    'fly flying flight flights',
  ],
  ['ticket, tickets, airfare, air fare, plane ticket', 'flights tickets'],
  ['visa, visas, passport', 'visa visas passport'],
  [
    'cancel, cancels, cancelled, canceled, cancelling, cancellation, call it off, change my mind, back out, pull out, refund, refunds, refunded, money back, reimburse',
    'cancel cancellation refund refunds back',
  ],
  [
    'postpone, reschedule, change my date, change my dates, move my date, move my dates, change the date',
    'move dates change',
  ],
  ['complain, complaint, complaints, sue, legal action, dissatisfied', 'complaint complaints'],
  [
    'who does, who performs, who operates, who will operate, who treats, who is the surgeon, who is the doctor, who carries out, who will do, which doctor, which surgeon, which dentist',
    'treats performs surgeon doctor',
  ],
  // the journey
  [
    'hotel, hotels, accommodation, lodging, room, place to stay, where will i stay, where do i stay',
    'hotel hotels room rooms',
  ],
  [
    'airport, pick up, pickup, picked up, pick me up, collect me, transfer, transfers, taxi, driver, ride, rides, transport, transportation, chauffeur',
    'rides ride airport driver transfer',
  ],
  [
    'companion, companions, accompany, husband, wife, partner, spouse, mother, family, friend, bring someone, bring my, someone with me, come with me, relative, chaperone, alone, on my own, by myself, travel alone',
    'companion companions alone someone',
  ],
  [
    'how long do i stay, how long must i stay, how many days, how long in dubai, how long in istanbul, length of stay, days in dubai, days in istanbul, stay in the city, stay in town, stay near',
    'days near stay plan',
  ],
  [
    'hospital, ward, overnight, night, nights, in patient, inpatient, outpatient, day case, stay in hospital, same day',
    'hospital night nights overnight same day',
  ],
  [
    'one visit, two visits, second visit, two trips, second trip, come twice, how many visits, how many trips, come back again',
    'visit visits second twice trip',
  ],
  [
    'language, languages, speak, speaks, spoken, english, arabic, french, german, russian, turkish, translator, interpreter, translate',
    'speaks languages english arabic french german russian turkish',
  ],
  [
    'qualification, qualifications, qualified, credentials, experienced, experience, licensed, licence, license, registered, trained',
    'licence practising register since',
  ],
  ['female, woman, lady, lady doctor, female doctor, female surgeon, woman doctor, male', 'woman'],
  ['children, child, kids, kid, baby, babies, toddler', 'child children adults'],
  // the clinic
  [
    'phone, telephone, call, ring, phone number, number, contact, contact you, reach, reach you, get in touch, whatsapp, email, e-mail, mail, write to you',
    'phone whatsapp email mail contact',
  ],
  [
    'open, opening, opening hours, opening times, hours, business hours, working hours, closed, close, weekend, weekends, sunday, friday, saturday, monday, when are you open',
    'hours monday friday saturday sunday',
  ],
  [
    'where are you, address, located, location, find you, directions, street, map, how do i get there, parking',
    'address street',
  ],
  [
    'reply, respond, response, hear back, answer me, how fast do you answer, how soon do you answer, get back to me',
    'answers answer reply working hours',
  ],
  ['emergency, emergencies, ambulance, urgent, urgently', 'emergency ambulance'],
  [
    'accredited, accreditation, accreditations, certified, certificate, jci, iso',
    'accreditation accreditations certificate',
  ],
  [
    'book, booking, appointment, appointments, schedule, reserve, sign up, get started, how do i start, what are the steps, next step',
    'quote request offer book booking',
  ],
  [
    'consultation, consult, consultations, free consultation, talk to a doctor, talk to the doctor, speak to a doctor',
    'consultation examination video',
  ],
  [
    'data, personal data, my data, health data, confidential, confidentiality, privacy, private, gdpr, share my, sell my, who sees, sell, sold, selling, share, shared, delete my, erase',
    'data privacy erased kept sees sold passed',
  ],
  ['cookie, cookies, tracking, track me, analytics', 'cookie cookies analytics'],
  ['law, court, courts, legal, jurisdiction', 'law courts'],
  // the body, and what is done to it
  ['tooth, teeth, dental, fake teeth, false teeth, denture, dentures', 'tooth teeth dental'],
  ['gum, gums', 'gum gums'],
  ['jawbone, jaw, bone graft', 'jaw bone graft'],
  ['crown, crowns, cap, caps', 'crown crowns'],
  ['eyesight, vision, sight, see, seeing', 'sight vision see'],
  ['tummy, belly, stomach, abdomen', 'tummy belly stomach abdomen'],
  ['nose, nostril, nostrils', 'nose nostrils'],
  ['breasts, breast, boobs, boob, chest', 'breast breasts chest'],
  ['hair, graft, grafts, bald, balding', 'hair hairs'],
  ['shave, shaved, shaving, haircut, cut my hair', 'shave trimmed shaved cut'],
  ['lift elevator, elevator, stairs', 'lift stairs'],
  ['fridge, refrigerator', 'fridge'],
  ['disabled, disability, accessible, accessibility, wheelchair access', 'step free access walk'],
  ['nurse, nurses, nursing care', 'nurse'],
  ['breakfast, half board, full board, restaurant', 'breakfast meals'],
  [
    'material, materials, made of, titanium, ceramic, zirconia, porcelain',
    'titanium ceramic zirconia porcelain material',
  ],
  ['colour, color, shade, white, whiter, whiteness', 'shade colour white'],
  ['need someone, need help, look after me, takes care of me', 'companion help someone'],
  [
    'documents, records, medical records, papers, reports, files, photos, photographs, pictures, send you',
    'records photographs report send',
  ],
]
