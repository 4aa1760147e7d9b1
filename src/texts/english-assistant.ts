// What the assistant says, in English: its window (`assistant.*`), and its answers, which only the server words (`meta.assistant.*`).
import type { PluralForms } from './plural-forms.ts'

export const englishAssistant = {
  // the window
  'assistant.hello': 'Hello there',
  'assistant.help': 'How can we help?',
  'assistant.quick.eligible': 'Am I Eligible for this treatment?',
  'assistant.quick.package': 'Tell me more about the package',
  'assistant.quick.cost': "What's the cost?",
  'assistant.failed': 'Sorry, something went wrong. Please try again.',
  'assistant.again': 'Send it again',
  'assistant.greeting.general':
    'I am the assistant of {clinic}, an AI that answers from the clinic’s own pages. Ask me about procedures, packages, prices, who a treatment is for, or booking.',
  'assistant.greeting.procedure':
    'I am the assistant of {clinic}, an AI that answers from the clinic’s own pages. You are looking at {procedure}: ask me about the procedure, the details of its package, or booking.',
  'assistant.greeting.begun':
    'I am the assistant of {clinic}, an AI that answers from the clinic’s own pages. This conversation began at {procedure}: ask me about the procedure, the details of its package, or booking.',
  'assistant.greeting.model': 'An AI service puts the answers into words.',
  'assistant.greeting.person': 'You can ask for a person at any time.',
  'assistant.greeting.kept': {
    one: 'The clinic keeps this conversation for {count} day, or until you delete it; if you are signed in, with your account. [Privacy policy](/privacy-policy)',
    other:
      'The clinic keeps this conversation for {count} days, or until you delete it; if you are signed in, with your account. [Privacy policy](/privacy-policy)',
  },
  'assistant.greeting.emergency': 'In an emergency in {city}, call [{phone}](tel:{number}).',
  'assistant.conversation': 'Conversation',
  'assistant.you': 'You',
  'assistant.name': 'Assistant',
  'assistant.writing': 'The assistant is writing',
  'assistant.urgent': 'Important',
  'assistant.sources': 'From our pages',
  'assistant.choices': 'Possible answers',
  'assistant.quick': 'Questions to begin with',
  'assistant.message': 'Your message',
  'assistant.placeholder': 'Write your question',
  'assistant.send': 'Send',
  'assistant.lettersLeft': {
    one: '{count} letter left',
    other: '{count} letters left',
  },
  'assistant.lettersOver': {
    one: '{count} letter too many. Nothing has been cut off: shorten it to send it.',
    other: '{count} letters too many. Nothing has been cut off: shorten it to send it.',
  },
  'assistant.tooLong':
    'This is longer than {max} letters and cannot be sent yet. Nothing has been cut off: shorten it to send it.',
  'assistant.offline': 'You are offline. What you typed stays here; send it when you are back.',
  'assistant.silent': 'The clinic’s server does not answer. What you typed stays here; send it again in a moment.',
  'assistant.close': 'Close the assistant',
  'assistant.menu': 'More',
  'assistant.toPerson': 'Talk to a person',
  'assistant.call': 'Call {phone}',
  'assistant.toLatest': 'To the latest message',
  'assistant.toRest': 'Read on',
  'assistant.answered': 'The assistant has answered.',
  'assistant.handedOver': 'Your message is with the clinic. Your reference is {reference}.',
  'assistant.delete': 'Delete this conversation',
  'assistant.delete.ask':
    'Delete this conversation? It is removed from this tab and from the clinic’s assistant. What you sent to a person stays with the clinic.',
  'assistant.delete.yes': 'Delete',
  'assistant.delete.no': 'Keep it',
  'assistant.delete.busy': 'Deleting',
  'assistant.delete.done': 'The conversation is deleted.',
  'assistant.delete.failed': 'It could not be deleted just now, and is still here. Please try again in a moment.',

  // handing over to a person: assistant.person.*
  'assistant.person.title': 'Ask a person',
  'assistant.person.introduction': 'A coordinator of {clinic} reads this conversation and answers you by mail.',
  'assistant.person.introductionFirst': 'A coordinator of {clinic} reads your question and answers you by mail.',
  'assistant.person.name': 'Your name',
  'assistant.person.email': 'E-mail address',
  'assistant.person.emailHint': 'The answer goes here.',
  'assistant.person.phone': 'Phone number',
  'assistant.person.phoneHint': 'With the country code, if you would rather be called.',
  'assistant.person.optional': '(optional)',
  'assistant.person.text': 'Anything to add',
  'assistant.person.textFirst': 'Your question',
  'assistant.person.textHint': 'Please send no documents here.',
  'assistant.person.look': {
    one: 'What is sent: {count} message of this conversation',
    other: 'What is sent: {count} messages of this conversation',
  },
  'assistant.person.procedure': 'The clinic also sees which page you asked from: {procedure}.',
  'assistant.person.you': 'You',
  'assistant.person.assistant': 'Assistant',
  'assistant.person.consent':
    'I agree that {recipient}, {country}, and nobody else receives this conversation with what it may say about my health, and uses it to answer me.',
  'assistant.person.consentFirst':
    'I agree that {recipient}, {country}, and nobody else receives this question with what it may say about my health, and uses it to answer me.',
  'assistant.person.consentHint':
    'You can withdraw your consent at any time by writing to {email}. What was done before stays lawful.',
  'assistant.person.policy': 'Privacy policy (opens in a new tab)',
  'assistant.person.send': 'Send to the clinic',
  'assistant.person.back': 'Back to the conversation',
  'assistant.person.error.name.required': 'Enter your name',
  'assistant.person.error.email.required': 'Enter your e-mail address',
  'assistant.person.error.email.invalid': 'Enter an e-mail address like name@example.com',
  'assistant.person.error.phone.invalid': 'Enter a phone number like +971 50 000 0000',
  'assistant.person.error.text.required': 'Write what you would like to ask',
  'assistant.person.error.consent.required':
    'Tick the box if you agree. Without your consent the clinic may not read this',
  'assistant.person.error.tooLong': 'Shorten this to {max} characters. Nothing has been cut off',
  'assistant.person.error.other': 'This cannot be read. Please enter it again',
  'assistant.person.notSent': 'This has not been sent',
  'assistant.person.failed.unreachable':
    'The clinic’s server cannot be reached just now. What you typed is still here: check your connection and send it again in a moment. However often you send it, the clinic gets it once.',
  'assistant.person.failed.tooMany':
    'Several messages came from you within the hour. What you typed is still here: send it in an hour, or write to {email}.',
  'assistant.person.failed.tooLarge':
    'The conversation is too long to be sent. You can write to {email}, or use the contact page.',
  'assistant.person.failed.other':
    'Something went wrong on our side. What you typed is still here: send it again in a moment, or write to {email}.',
  'assistant.person.sent.title': 'It is with the clinic',
  'assistant.person.sent.text': {
    one: '{clinic} answers within {count} working hour, by mail to {address}. If nothing comes, look among unwanted mail or write to {email}.',
    other:
      '{clinic} answers within {count} working hours, by mail to {address}. If nothing comes, look among unwanted mail or write to {email}.',
  },
  'assistant.person.sent.reference': 'Your reference',

  // titles and lines of passages that no page has words for
  'meta.assistant.passage.facts': 'At a glance',
  'meta.assistant.passage.performs': 'Performs: {procedures}',

  // answers out of the pages
  'meta.assistant.unknown':
    'Our pages do not say anything about that, so I cannot answer it. A person at the clinic can: would you like to ask them?',

  // to a question in a language that the pages are not written in
  'meta.assistant.foreign':
    'I read only these languages: {languages}. Write in one of them, or use the button below to write to a person at the clinic in your own language.',
  'meta.assistant.foreign.emergency': 'In an emergency, call {number}.',

  'meta.assistant.more': 'The page lists more.',
  'meta.assistant.says': 'This is what our page says:',
  'meta.assistant.eligible':
    'This is what our page says about {name}. Whether it suits you is decided with a practitioner who has examined you; you can ask for that.',
  'meta.assistant.caseByCase': 'For your own case, a person at the clinic can say more.',
  'meta.assistant.notListed':
    'I did not find that among the procedures of this clinic. The list shows everything that is offered here; a person at the clinic can tell you more.',
  'meta.assistant.offered.yes': 'Yes, {name} is on our list.',
  'meta.assistant.offered.these': 'These are on our list:',
  'meta.assistant.offered.all': 'This is what the clinic offers, with prices and days to plan:',
  'meta.assistant.hotelCancelling':
    'A hotel room you book here has its own cancellation policy. You see it before you book, and it stays on your booking.',
  'meta.assistant.hotelCancelling.offer': 'If your hotel is part of an offer, our terms apply instead.',
  'meta.assistant.price': '{name} costs {price}.',
  'meta.assistant.price.several': '{quantity}: {price}',
  'meta.assistant.price.estimate': 'At list price, {said}.',
  'meta.assistant.price.beyond': 'I haven’t worked out a sum for {asked}: one person can have {most} at most.',
  'meta.assistant.price.howMany': 'I’m not sure how many you mean, so this is the price {unit}.',
  'meta.assistant.price.about': '{price} (about {shown})',
  'meta.assistant.price.converted': 'That is about {amount} at the reference rate.',
  'meta.assistant.price.unclear':
    'I cannot tell which currency you mean, so I have not converted the price. Name its country or its code, such as EUR.',
  'meta.assistant.price.noRate': 'There is no reference rate for {currency} here, so the price is not converted.',
  'meta.assistant.price.offer': 'What you pay is set in your written offer, line by line.',
  'meta.assistant.price.packages': 'As a package:',
  'meta.assistant.package.price': '{name}: {price}.',
  'meta.assistant.package.saving': 'That is {saving} less than its parts would cost alone.',
  'meta.assistant.packages': {
    one: 'There is {count} package:',
    other: 'There are {count} packages:',
  },
  'meta.assistant.packages.none':
    'The pages list no package for this at present. The offer you ask for can name hotel and rides as well.',
  'meta.assistant.flying': 'After {name} the page gives day {days} as the first day on which you may fly.',
  'meta.assistant.flying.both':
    'After {name} you may fly from day {release} if your surgeon clears you in writing. Otherwise the page gives day {days}.',
  'meta.assistant.flying.release':
    'After {name} you may fly from day {release}, only if your surgeon clears you in writing.',
  'meta.assistant.flying.unknown':
    'After {name} only the surgeon can say when you may fly; the page gives no number of days.',
  'meta.assistant.flying.enough': {
    one: '{count} day after {name} is not before day {needed}, which the page gives as the first day to fly.',
    other: '{count} days after {name} is not before day {needed}, which the page gives as the first day to fly.',
  },
  'meta.assistant.flying.withRelease': {
    one: 'Flying {count} day after {name} is possible only if your surgeon clears you in writing, from day {needed} at the earliest. Book a ticket you can change.',
    other:
      'Flying {count} days after {name} is possible only if your surgeon clears you in writing, from day {needed} at the earliest. Book a ticket you can change.',
  },
  'meta.assistant.flying.tooEarly': {
    one: '{count} day after {name} is too early to fly: the page gives day {needed} as the first.',
    other: '{count} days after {name} is too early to fly: the page gives day {needed} as the first.',
  },
  'meta.assistant.flying.from': 'By these dates that is {date}.',
  'meta.assistant.askForOffer': 'Ask for an offer',
  'meta.assistant.hours':
    '{name} is at the clinic at these times ({zone}). They are hours, not free appointments; a coordinator arranges yours.',
  'meta.assistant.hours.none':
    'No hours of {name} are shown for the next two weeks. A coordinator can tell you when to come.',
  'meta.assistant.compare': 'Side by side:',
  'meta.assistant.compare.line': '{name}: {price}; {stay}; {fly}',
  'meta.assistant.which': 'Which one do you mean?',
  'meta.assistant.which.part':
    'Which procedure do you mean? Choose one of these, or write the name of another. The list shows all of them.',
  'meta.assistant.whatOf': 'What would you like to know about {name}?',
  'meta.assistant.choice.about': 'What is {name}?',
  'meta.assistant.choice.cost': 'What does {name} cost?',
  'meta.assistant.choice.included': 'What is included in the price of {name}?',
  'meta.assistant.choice.notIncluded': 'What is not included in the price of {name}?',
  'meta.assistant.choice.eligible': 'Who is {name} suitable for?',
  'meta.assistant.choice.recovery': 'How is the recovery after {name}?',
  'meta.assistant.choice.flying': 'When can I fly after {name}?',
  'meta.assistant.choice.stay': 'How many days do I stay for {name}?',
  'meta.assistant.choice.duration': 'How long does {name} take?',
  'meta.assistant.choice.anaesthesia': 'Which anaesthesia is used for {name}?',
  'meta.assistant.choice.pain': 'Does {name} hurt?',
  'meta.assistant.choice.steps': 'What are the steps of {name}?',
  'meta.assistant.choice.risks': 'What are the risks of {name}?',
  'meta.assistant.choice.aftercare': 'What is the aftercare of {name}?',
  'meta.assistant.choice.packages': 'Which packages are there for {name}?',
  'meta.assistant.choice.practitioners': 'Which doctor performs {name}?',
  'meta.assistant.choice.package': 'What is included in the package {name}?',
  'meta.assistant.talk.greeting':
    'Hello. I am an AI that answers out of the pages of this clinic: prices, packages, recovery, flying, booking. What would you like to know?',
  'meta.assistant.talk.thanks': 'You are welcome. Ask me whenever something else comes up.',
  'meta.assistant.talk.goodbye': 'Goodbye. You can come back to this conversation later.',
  'meta.assistant.talk.whoAnswers':
    'I am an AI, not a person. I answer out of the pages of this clinic. If you would rather talk to a person, I can pass your question on.',
  'meta.assistant.talk.abilities':
    'I can tell you what the pages of this clinic say: what a procedure costs and includes, who it is for, the recovery, when you may fly, packages, practitioners and how to ask for an offer. What would you like to know?',

  // answers in danger: meta.assistant.urgent.*, meta.assistant.refused.*
  'meta.assistant.urgent.callHere':
    'Please call the emergency number of the country where you seem to be, {country}, now: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Please call the emergency number of the country you are in now. From most mobile phones this one works: {number}',
  'meta.assistant.urgent.callThere': 'If you are in {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'The clinic in an emergency, in {city}: {number}',
  'meta.assistant.urgent.clinic': 'The clinic, after the emergency number: {number}',
  'meta.assistant.urgent.crisisLine': 'To talk to somebody at any hour: {number}',
  'meta.assistant.urgent.page': 'Our page on when to call: {link}',
  'meta.assistant.urgent.notAClinician':
    'I am an AI and cannot tell what it is. If it is about somebody else, stay with them until help is there.',
  'meta.assistant.urgent.self-harm':
    'I am glad that you wrote it. You are not alone, and there are people who will listen right now. If there is any chance that you may hurt yourself, call now or go to the nearest emergency department. Ask somebody you trust to stay with you until then.',
  'meta.assistant.urgent.child':
    'Stay with the child and call now. The people who answer will tell you what to do, step by step.',
  'meta.assistant.urgent.violence':
    'What is done to you is not your fault. If you can, go to a place where others are, and call from there. You can ask the clinic for a talk in private.',
  'meta.assistant.urgent.poison':
    'Call now, even if nothing is felt yet. Have the packet at hand and tell what was taken, how much and when.',
  'meta.assistant.urgent.breathing':
    'Trouble breathing needs help at once. Sit upright, loosen what is tight, and do not stay alone. Do not drive yourself.',
  'meta.assistant.urgent.heart':
    'Pain or pressure in the chest and a heart that races need to be looked at at once. Sit down, rest, and do not drive yourself.',
  'meta.assistant.urgent.stroke':
    'Signs like these need help within minutes. Look at the clock and remember when it began: the doctors will ask. Do not eat, drink or drive.',
  'meta.assistant.urgent.unconscious':
    'Fainting and seizures need help at once. Whoever is there stays with the person and tells the emergency number whether they breathe and answer.',
  'meta.assistant.urgent.allergy':
    'Swelling or a rash like this can grow quickly. Call now and do not stay alone. Say which medicine or food there was before it.',
  'meta.assistant.urgent.pregnancy':
    'In a pregnancy this has to be looked at at once. Call now, lie down, and do not drive yourself.',
  'meta.assistant.urgent.bleeding':
    'Bleeding has to be looked at without delay. Press a clean cloth firmly where it bleeds, if you can reach it, while you call.',
  'meta.assistant.urgent.eyes':
    'A sudden change of sight or pain in an eye has to be looked at today, at any hour. Go to an eye emergency department; do not press or rub the eye, and do not drive.',
  'meta.assistant.urgent.clot':
    'A leg that swells or hurts like this has to be looked at today. Do not massage it. With trouble breathing or pain in the chest, call an ambulance at once.',
  'meta.assistant.urgent.infection':
    'Fever, or a wound that changes, has to be looked at today. Call the clinic now as well. If nobody answers, or if you feel very ill, go to the nearest emergency department.',
  'meta.assistant.urgent.confusion':
    'Sudden confusion needs help at once. Stay with the person and tell when it began and what was done before.',
  'meta.assistant.urgent.urine':
    'This has to be looked at today. Call the clinic now as well. If nobody answers, go to the nearest emergency department.',
  'meta.assistant.urgent.fluids':
    'Whoever keeps nothing down has to be looked at today. Call the clinic now as well. If nobody answers, go to the nearest emergency department.',
  'meta.assistant.urgent.pain':
    'Pain that is this strong, sudden or growing has to be looked at without delay. Call now and do not drive yourself.',
  'meta.assistant.urgent.other': 'Call now. The people who answer will tell you what to do until help is there.',
  'meta.assistant.refused.diagnosis':
    'I cannot say what it is or what a result means. Only a clinician who examines it or reads the whole report may say that.',
  'meta.assistant.refused.medicine':
    'I cannot say which medicine to take or to stop, or how much of it. Only a clinician who knows your history may say that. Please ask yours before you change anything.',
  'meta.assistant.refused.decision':
    'I cannot say whether it is right for you. Only a clinician who knows your history may say that, together with you.',
  'meta.assistant.refused.page': 'What our page says in general: {link}',
  'meta.assistant.refused.person':
    'A person at the clinic can take your question on. You can also ask for a consultation and an offer: {quote}',
  'meta.assistant.refused.quote': 'Ask for an offer',

  // answers of a model, and the lines that it is told
  'meta.assistant.model.notAll': 'Our pages say no more about it. A person at the clinic can tell you the rest.',
  'meta.assistant.model.validTo': 'On sale until {date}',
  'meta.assistant.model.rate': 'Reference rate',
  'meta.assistant.model.converted': '{from} is about {to}, at the reference rate of {source}.',
  'meta.assistant.model.convertedAsOf': '{from} is about {to}, at the reference rate of {source} of {date}.',
  'meta.assistant.model.daysBetween': {
    one: 'Between the procedure on {operated} and the flight on {flies} lies {count} day.',
    other: 'Between the procedure on {operated} and the flight on {flies} lie {count} days.',
  },
  'meta.assistant.model.flyFrom': 'The first day on which you may fly without clearance is {date}.',
  'meta.assistant.model.releaseFrom': 'The first day on which your surgeon may clear you in writing is {date}.',
  'meta.assistant.model.withRelease':
    'By our page a flight on {flies} after a procedure on {operated} needs your surgeon’s written clearance.',
  'meta.assistant.model.longEnough': 'By our page a flight on {flies} is late enough after a procedure on {operated}.',
  'meta.assistant.model.tooEarly':
    'By our page a flight on {flies} is not late enough after a procedure on {operated}.',
  'meta.assistant.model.atClinic': 'At the clinic',
  'meta.assistant.model.hours': 'At the clinic on {date}, {from} to {to}',
  'meta.assistant.model.noHours': 'Not at the clinic in the next two weeks.',
  'meta.assistant.model.hoursNotGiven': 'The hours are not given.',
  'meta.assistant.model.noAppointments': 'These are hours at the clinic, and not free appointments.',
  'meta.assistant.model.trip': 'Your trip',
  'meta.assistant.model.stepBy': 'By {date}',
  'meta.assistant.model.released': 'You may fly from {date}, released by {by}.',
} satisfies Record<string, string | PluralForms>
