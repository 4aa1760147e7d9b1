// How people say in English what they want to know. A table: weights of evidence, and words or phrases that bear it.
import type { IntentWords } from './intent.ts'

/** `*` stands for any ending, `..` for up to three words between. The longer phrase wins the words it is made of. */
export const englishIntents: IntentWords = {
  cost: {
    3: 'how much, how mu*, price*, pricing, cost*, fee, fees, what do you charge, how expensive, expensive, cheap*, afford*, what would i pay, what will i pay, what do i pay, how much money, set me back, ballpark, budget, tariff*, price list, what are you asking, price tag, what is the damage, cost me',
    2: 'pay, money, bill, spend, rates, discount*, euro*, dollar*, pound*, dirham*, riyal*, lira, usd, eur, gbp, aed, sar, try, kwd',
  },
  included: {
    3: 'include*, inclusive, what do i get, what am i getting, comes with, come with it, part of the price, in the price, what does .. cover, covers, covered, for that money, for the money, get for my money, what is in it, thrown in, do i get',
    1: 'cover*',
  },
  'not-included': {
    4: 'not include*, not .. include*, isn include*, isnt include*, isnt .. include*, doesn .. include*, doesnt .. include*, doesn cover*, doesnt cover*, not .. cover*, exclu*, extra cost*, extra fee*, extra charge*, hidden cost*, hidden fee*, hidden charge*, hidden extra*, pay extra, pay separately, pay on top, on top of, additional cost*, additional charge*, additional fee*, left out, pay myself, pay for myself, costs extra, cost extra, do i pay .. myself, out of my own pocket, out of pocket, any extras, not in the price',
    2: 'extra*, separately, airfare, airfares',
  },
  'may-change': {
    4: 'price .. change*, price .. go up, price .. rise*, price .. increase*, cost .. change*, cost .. go up, cost more later, cost more than, change the price, price .. fixed, fixed price, final price, price .. final, price .. guaranteed, suddenly pay more, pay more than, pay more later, stay the same price, more expensive later, price .. higher, surprise*, bill .. bigger, raise the price',
  },
  eligible: {
    4: 'who is .. for, who .. not for, who are .. for, who can .. have, who can .. get',
    3: 'eligib*, elegib*, candidate*, suitab*, suit me, suits me, qualif*, am i allowed, can i still have, who is it for, who can have, who can get, who is this for, right for me, good for me, for me, good fit, too old, too young, too fat, too heavy, too thin, my age, age limit, minimum age, maximum age, who should not, who shouldn, who cannot, who can not, who must not, not suitable, unsuitable, contraindicat*, turn me away, accept me, would you take me, would you treat, do you accept, rule me out, stop me from, a problem if i, ok if i have, okay if i have, possible if i have, possible with, allowed with, still have it, still get it, despite, even though i, possible for me, disqualif*, fit enough',
    2: 'can i have, can i get, can i do, could i have, could i get, may i have, pregnan*, breastfeed*, diabet*, smoke, smoker, smoking, allerg*, blood thinner*, blood pressure, heart condition, heart problem*, overweight, obese, years old, year old, teenager*, under 18, i have a, i have, i am on, i take, elderly, my mother is, my father is, am i too',
  },
  recovery: {
    3: 'recover*, heal, heals, healing, healed, back to, return to, go back, get back, how soon, downtime, down time, off work, time off, on my feet, back on my feet, after the operation, after the surgery, after surgery, back to normal, feel normal, first days, first week, first weeks, how long until, how long before, how long till, before i can, until i can, wear off, week by week, day by day, convalesc*, recuperat*, feel like after, what happens after, final result*, see the result*, see results, when will i see, results, full result*',
    2: 'grow*, start to, begin to, swell*, swollen, bruis*, stitches, shower, bath, drive, driving, work, job, office, sport*, gym, exercise*, run, running, jog*, swim*, walk*, sleep, sleeping, sex, alcohol, drink*, eat, eating, chew*, food, pray*, kneel*, lift*, carry, wear, scar, scars, train, training, football, bandage*, crutch*, make up, makeup, screen, after it, afterwards, play, stairs, climb*, when can i, when will i, when may i, when am i allowed, can i .. after, normal life, fast, fasting, ramadan, shave, hat, cap, sun, pool, wash',
  },
  flying: {
    4: 'fit to fly, safe to fly, when can i fly, fly home, flight home, return flight, fly back, flight back, get on a plane, travel home, go home, travel back, board a plane, on a plane, book my flight, go back home, head home, flying home, safe .. plane, plane home',
    3: 'fly, flying, flight, flights, flown, plane, planes, aeroplane, airplane, aircraft, cabin pressure, in the air, long haul',
  },
  stay: {
    4: 'how long .. stay, how long .. be there, how long .. in dubai, how long .. in istanbul, how long .. need to be, how many days, how many nights, length of stay, stay in hospital, stay in the hospital, night in hospital, nights in hospital, overnight, stay near, days .. plan, time .. plan, days should i, how long is the trip, how long .. trip, how long should i plan, how many weeks, days off, how long .. away, how long .. hospital, stay the night, same day, sleep at the hospital, leave the hospital, discharged, out of hospital, how much time .. need, days .. need, stay longer, hospital stay, how long .. book',
    2: 'stay, nights, hospital, days',
  },
  duration: {
    4: 'how long does .. take, how long does it take, how long will it take, how long will .. take, how long is the operation, how long is the surgery, how long is the procedure, how long .. operation, how long .. surgery, how many minutes, how many hours, duration, minutes, how long .. under, theatre, how long .. chair, how long .. appointment, how long .. session, hours long, how long is it, how quick is, take long',
    2: 'how long, how quick*',
  },
  anaesthesia: {
    4: 'anaesth*, anesth*, anasth*, sedat*, asleep, awake, put under, put me under, put to sleep, put me to sleep, numbed, numbing, knocked out, knock me out, conscious, unconscious, general or local, local or general, injection*, needle*, sleep through, sleep during',
  },
  pain: {
    3: 'hurt*, pain*, sting*, ouch, agony, feel anything, will i feel, do you feel, does it feel, sore, soreness, uncomfortable, ache, aches, painkiller*, scared of the pain, painless, torture',
  },
  steps: {
    2: 'before a, before my, before the',
    3: 'step by step, steps, step, how is it done, how is .. done, how do you do, how do they do, how does the .. operation go, what happens on the day, what happens during, what happens in, what happens, on the day, how is it performed, how is .. performed, prepare, preparation, preparing, get ready, before the operation, before the surgery, before surgery, before treatment, beforehand, tests, which tests, blood test*, x ray*, scan*, walk me through, talk me through, how does the day go, how does .. go, how does it go, procedure go, during the, what do you do to, how do you put, how do you take, order of, what comes first, how do they',
  },
  'what-it-is': {
    1: 'what is, whats, what are, tell me about, tell me more',
    3: 'explain, meaning of, what does .. mean, what exactly is, how does .. work, how does it work, idea of, what is it, what do they do, describe, in simple words, in plain words, information about, info about, info on, more about, know about, learn about',
  },
  lasting: {
    4: 'how long .. last, last forever, lasts, permanent, for life, lifetime, how many years, wear out, come back later, grow back, years does, last for',
  },
  risks: {
    3: 'risk*, danger*, complicat*, side effect*, go wrong, goes wrong, could happen to me, can happen to me, unsafe, is it safe, how safe, safe, safety, worst, die, death, bad things, afraid of, scared of, worried about, harm, harmful, drawback*, downside*, warning sign*, when should i call, when should i worry, problems, problem after',
    2: 'infection*, bleed*, scared, afraid, worried, nerve*, clot, clots',
  },
  aftercare: {
    4: 'aftercare, after care, follow up*, followup*, check up*, checkup*, back home, when i am home, once i am home, at home, after i go home, after i return, looks after me, look after me, who checks, video visit*, video call*, in my own country, my own doctor, in my country, after i leave, support after, still reach, take care of me, my local doctor, check on me, see me again, controls',
  },
  warranty: {
    4: 'guarantee*, warrant*, redo, re do, revision, falls out, fall out, falls off, fall off, comes off, come off, breaks, break, fails, fail, does not work, doesn work, doesnt work, not happy, unhappy, do not like, dissatisf*, second operation, done again, do it again, who pays if, who pays for, pays for a correction, correction, corrected, fix it, fixed if, goes bad, needs fixing, botch*',
  },
  packages: {
    3: 'which packages, what packages, package*, pakage*, bundle*, all in one, all inclusive, deal, deals, complete offer, special offer*',
  },
  companion: {
    4: 'companion*, bring my, come with me, comes with me, coming with me, husband, wife, friend, partner, accompan*, alone, on my own, by myself, someone with me, bring someone, bring somebody, my family, spouse, stay with me, travel with me, caregiver, carer, bring along',
    2: 'mother, mum, mom, father, dad, sister, brother, daughter, son',
  },
  hotel: {
    4: 'hotel*, accommodation, accomodation, lodging*, where .. stay, where will i stay, where do i sleep, where would i sleep, breakfast, bedroom, place to stay, place to sleep, apartment, put me up, sleep at night, stars',
    2: 'room, rooms, lift, wheelchair, check in',
  },
  transfers: {
    4: 'transfer*, pick me up, picks me up, pick up, pickup, picked up, driver*, airport, taxi, taxis, ride, rides, car from, collect me, collects me, transport*, chauffeur, shuttle, meet me, get from the airport, to and from',
  },
  practitioners: {
    3: 'doctor*, surgeon*, dentist*, doc, dr, who operat*, who does, who will do, who treats, who will treat, who perform*, who will perform, who is doing, who would, who will, specialist*, practitioner*, qualified, qualification*, licen*, register, registered, experience*, trained, medical team, physician*, who cuts, whose hands, who reviewed, studied, staff',
    1: 'who',
  },
  spoken: {
    4: 'speak*, language*, translator*, interpret*, in english, in arabic, in german, in french, in russian, in turkish, understand me, spoken, communicate, talk to me in',
    2: 'english, arabic, german, french, russian, turkish, spanish, hindi, urdu, italian',
  },
  appointments: {
    4: 'appointment*, availab*, free slot*, slot, slots, consultation*, consult, see the doctor, see the surgeon, see the dentist, when is dr, when does dr, hours of dr, days does dr, what days, which days, doctor in, dr .. in, talk to the doctor, talk to the surgeon, speak to the doctor, speak with the doctor, speak to a surgeon, meet the surgeon, working days, which day',
  },
  booking: {
    3: 'book*, reserve, reservation, sign up, get started, how do i start, where do i start, next step, quote*, quotation, request, apply, schedule, want to proceed, arrange, how can i order, sign me up, go ahead, estimate, personal offer, get an offer, ask for an offer, send you my, send my, want to come, enquire, enquiry, inquiry, first step',
  },
  journey: {
    4: 'how does it all work, how does this work, how do things work, journey, whole process, the process, what happens after i ask, what happens after i send, what happens next, what comes next, after i send, after the request, how do you work, from start to finish, start to finish, from beginning to end, once i ask, once i send, how does everything, process work',
  },
  payment: {
    4: 'how do i pay, how can i pay, pay by, pay in, pay with, payment*, credit card*, card, deposit*, instal*, bank transfer*, cash, upfront, up front, in advance, invoice*, insurance, insured, financ*, currency, currencies, vat, tax, taxes, when do i pay, when do i have to pay, half now, down payment, prepay*, pay before, paypal, monthly, visa card, charged in',
  },
  cancellation: {
    4: 'cancel*, refund*, money back, change my mind, changed my mind, postpone*, reschedul*, move my date*, move the date*, back out, pull out, call it off, change the date*, change my date*, can not come, cannot come, cant come, can come after all, cannot travel, cant travel, get sick before, fall ill before, lose my money, get back what, not come after all, do not come, dont come, dont want to come, drop out, no show',
  },
  complaint: {
    4: 'complain*, complaint*, sue, court, courts, law, legal, lawyer, liab*, dispute*, terms, conditions, contract, binding, which law, small print, malpractice, oblig*, commit*, valid',
  },
  privacy: {
    4: 'privacy, personal data, my data, data, gdpr, delete my, who sees, who can see, who reads, confidential*, private, health data, share my, sell my, pass on my, keep my, my records, my information, my details, secure, erase*, who has access, stored, store my, encrypt*, forget me, my file, upload*, document*, told anyone, find out, tell anyone',
  },
  cookies: { 4: 'cookie*, tracking, track me, tracked, tracker*, analytics, advertis*, ads, local storage, browser' },
  contact: {
    4: 'phone, telephone, call you, phone number, number to call, whatsapp, whatsap, email, e mail, mail, mail address, contact*, reach you, talk to someone, talk to somebody, speak to someone, speak to a person, talk to a human, talk to a person, real person, ring you, call somebody, get in touch, get hold of, human being, message you, write to you, telephone number, your number, speak to somebody, speak with a, talk with a',
  },
  hours: {
    4: 'opening hours, opening times, open, close, closed, closing, weekend, weekends, saturday*, sunday*, friday*, working hours, office hours, business hours, what time, hours',
  },
  address: {
    4: 'where are you, where is the clinic, where is your, address, located, location, directions, find you, how do i get there, parking, park, map, street, how do i get to, which city, which country, where in, what city, what country, where can i find, where exactly, how do i find, nearest, tram, metro, where is it, based, come to you',
  },
  'reply-time': {
    4: 'how fast .. answer*, how quick* .. answer*, how quick* .. repl*, how fast .. repl*, when will you answer, when do you answer, hear back, hear from you, response time, get back to me, how long .. answer, how long .. reply, how long .. hear, wait for an answer, when will i get an answer, how soon .. repl*, how soon .. answer, how long .. respond, respond, repl*, wait .. answer, when will someone, how soon .. hear, how long .. back to me',
  },
  emergency: { 4: 'emergency, emergencies, ambulance, urgent*, emergency number, at night if something' },
  accreditation: {
    4: 'accredit*, certif*, jci, iso, award*, legit*, trustworthy, reliable, scam, fake, reputation, is it real, real clinic, for real, trust you, recognised, recognized, approved by, inspected, quality seal, can i trust',
  },
  about: {
    3: 'who are you, who is behind, about the clinic, about your clinic, about you, about thymele, about mermer, your story, why should i choose, why choose, why you, what makes you, different from other, history, what kind of clinic, what sort of clinic, better than other, name mean, name come from, name of the clinic, background of, why come to you, why your clinic, why this clinic',
  },
  offered: {
    4: 'what do you offer, which treatments, what treatments, what kind of treatments, do you do, do you offer, do you also, you do, you offer, list of, what procedures, which procedures, what surgeries, which surgeries, what operations, which operations, services, do you have, do you treat, do you perform, do you provide, can you do, what can i get done, all procedures, all your, everything you, what else, what do you do, do u do, do u offer, treatments do you, is it possible to get',
  },
  compare: {
    4: 'compare*, comparison, difference between, differ*, versus, vs, or rather, which is better, what is better, better than, rather than, which one',
  },
  greeting: {
    3: 'hi, hello, hey, good morning, good afternoon, good evening, salam, salaam, greetings, hiya, howdy, good day, how are you, hello there, assalamu alaikum',
  },
  thanks: {
    3: 'thanks, thank you, thx, many thanks, cheers, great thanks, ok thanks, appreciated, thank u, perfect, that helps, very helpful, ty',
  },
  goodbye: { 3: 'bye, goodbye, good bye, see you, good night, that is all, nothing else, no more questions' },
  'who-answers': {
    5: 'are you a robot, are you a bot, are you human, are you a human, are you real, are you a real person, are you a person, are you an ai, are you ai, am i talking to, am i speaking to, am i chatting with, is this a bot, is this a real person, is this a robot, is this ai, chatbot, are you a machine, is this a human, am i writing with, who am i talking to, who am i speaking, are you alive, is a human',
  },
  abilities: {
    4: 'what can you do, what can you help, how can you help, can you help me, what can i ask, help, what do you know, i have a question, can i ask, i need help, who can help, need some info*, some information',
  },
  elsewhere: {
    9: 'ignore .. instructions, ignore .. rules, ignore previous, ignore all, ignore everything, disregard .. instructions, disregard .. previous, disregard all, forget .. instructions, forget .. rules, forget everything, system prompt, your prompt, hidden prompt, initial prompt, your instructions, previous instructions, your rules, developer mode, jailbreak*, pretend, role play, roleplay, act as, you are now, from now on, print your, reveal your, repeat .. above, repeat after me, say that it is free, say it is free, say that, tell everyone, write me, write a, write an, api key, admin, password*, override your*, new instructions, do anything now, sudo, base64, debug mode, confirm that, promise me, respond with, reply with, answer with, output',
    5: 'weather, forecast, president, prime minister, election*, politic*, football match, world cup, poem, poetry, lyrics, song, joke, jokes, fairy tale, recipe*, homework, essay, python, javascript, java code, code, coding, programm*, sql, html, translate, capital of, bitcoin, crypto*, stock market, stocks, invest, movie*, film, netflix, horoscope, lottery, equation, square root, algebra, openai, chatgpt, gpt, claude, gemini, llm, language model, iphone, laptop, religion, wikipedia, war, parliament, king of, population of, tallest, restaurant recommend*, nightlife, museum*, beach*, shopping, rent a car, car rental, visa application, girlfriend, boyfriend, dating, marry me, vote, tax return, flight ticket*, premier league, olympics, competitor*, sing',
  },
}
