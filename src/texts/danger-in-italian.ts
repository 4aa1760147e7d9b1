// What the assistant says in danger, in Italian, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const italian: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Chiami subito il numero di emergenza del paese in cui sembra trovarsi, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Chiami subito il numero di emergenza del paese in cui si trova. Dalla maggior parte dei cellulari funziona questo: {number}',
  'meta.assistant.urgent.callThere': 'Se si trova in questo paese, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'La clinica in caso di emergenza, {city}: {number}',
  'meta.assistant.urgent.clinic': 'La clinica, dopo il numero di emergenza: {number}',
  'meta.assistant.urgent.crisisLine': 'Per parlare con qualcuno a qualsiasi ora: {number}',
  'meta.assistant.urgent.notAClinician':
    'Sono un’IA e non posso dire che cosa sia. Se riguarda un’altra persona, resti con lei finché arrivano i soccorsi.',
  'meta.assistant.urgent.self-harm':
    'Ha fatto bene a scriverlo. Non è solo, e c’è chi può ascoltarla adesso. Se pensa di potersi fare del male, chiami subito o vada al pronto soccorso più vicino. Chieda a una persona di fiducia di restare con lei.',
  'meta.assistant.urgent.child': 'Resti con il bambino e chiami subito. Le diranno che cosa fare, passo dopo passo.',
  'meta.assistant.urgent.poison':
    'Chiami subito, anche se non si sente ancora nulla. Tenga la confezione a portata di mano e dica che cosa, quanto e quando.',
  'meta.assistant.urgent.breathing':
    'Chi respira a fatica ha bisogno di aiuto subito. Si sieda dritto, allenti i vestiti e non resti solo. Non guidi.',
  'meta.assistant.urgent.heart':
    'Il dolore o la pressione al petto vanno visti subito. Si sieda, si riposi e non guidi.',
  'meta.assistant.urgent.stroke':
    'Segni come questi richiedono aiuto in pochi minuti. Ricordi a che ora sono iniziati. Non mangi, non beva e non guidi.',
  'meta.assistant.urgent.unconscious':
    'Uno svenimento o le convulsioni richiedono aiuto subito. Resti con la persona e dica se respira e se risponde.',
  'meta.assistant.urgent.allergy':
    'Un gonfiore o uno sfogo così può peggiorare in fretta. Chiami subito e non resti solo. Dica quale farmaco o cibo c’è stato prima.',
  'meta.assistant.urgent.bleeding':
    'Un sanguinamento va visto senza attendere. Prema forte con un panno pulito dove sanguina, mentre chiama.',
  'meta.assistant.urgent.eyes':
    'Un cambiamento improvviso della vista va visto oggi, a qualsiasi ora. Vada a un pronto soccorso oculistico. Non prema l’occhio e non guidi.',
  'meta.assistant.urgent.clot':
    'Una gamba che si gonfia o fa male così va vista oggi. Non la massaggi. Se respira a fatica o ha dolore al petto, chiami l’ambulanza.',
  'meta.assistant.urgent.infection':
    'La febbre o una ferita che cambia vanno viste oggi. Chiami subito anche la clinica. Se nessuno risponde, vada al pronto soccorso più vicino.',
  'meta.assistant.urgent.pain': 'Un dolore così forte va visto senza attendere. Chiami subito e non guidi.',
  'meta.assistant.urgent.other': 'Chiami subito. Le diranno che cosa fare finché arrivano i soccorsi.',
  'meta.assistant.foreign':
    'Leggo solo queste lingue: {languages}. Scriva in una di queste, oppure prema il pulsante qui sotto per scrivere a una persona della clinica nella sua lingua.',
  'meta.assistant.foreign.emergency': 'In caso di emergenza chiami il {number}.',
}
