// What the assistant says in danger, in Spanish, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const spanish: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Llame ahora al número de emergencias del país donde parece estar, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Llame ahora al número de emergencias del país donde está. Desde la mayoría de los móviles funciona este: {number}',
  'meta.assistant.urgent.callThere': 'Si está en este país, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'La clínica en una emergencia, {city}: {number}',
  'meta.assistant.urgent.clinic': 'La clínica, después del número de emergencias: {number}',
  'meta.assistant.urgent.crisisLine': 'Para hablar con alguien a cualquier hora: {number}',
  'meta.assistant.urgent.notAClinician':
    'Soy una IA y no puedo saber qué es. Si se trata de otra persona, quédese con ella hasta que llegue la ayuda.',
  'meta.assistant.urgent.self-harm':
    'Ha hecho bien en escribirlo. No está solo, y hay quien puede escucharle ahora mismo. Si cree que puede hacerse daño, llame ahora o vaya a las urgencias más cercanas. Pida a alguien de confianza que se quede con usted.',
  'meta.assistant.urgent.child': 'Quédese con el niño y llame ahora. Le dirán qué hacer, paso a paso.',
  'meta.assistant.urgent.poison':
    'Llame ahora, aunque todavía no note nada. Tenga la caja a mano y diga qué se tomó, cuánto y cuándo.',
  'meta.assistant.urgent.breathing':
    'La dificultad para respirar necesita ayuda enseguida. Siéntese derecho, afloje la ropa y no se quede solo. No conduzca.',
  'meta.assistant.urgent.heart':
    'El dolor o la presión en el pecho deben verse enseguida. Siéntese, descanse y no conduzca.',
  'meta.assistant.urgent.stroke':
    'Estos signos necesitan ayuda en minutos. Recuerde a qué hora empezó. No coma, no beba y no conduzca.',
  'meta.assistant.urgent.unconscious':
    'Un desmayo o unas convulsiones necesitan ayuda enseguida. Quédese con la persona y diga si respira y si responde.',
  'meta.assistant.urgent.allergy':
    'Una hinchazón o unas ronchas así pueden crecer rápido. Llame ahora y no se quede solo. Diga qué medicamento o comida hubo antes.',
  'meta.assistant.urgent.bleeding':
    'Un sangrado debe verse sin demora. Apriete fuerte con un paño limpio donde sangra mientras llama.',
  'meta.assistant.urgent.eyes':
    'Un cambio repentino de la vista debe verse hoy, a cualquier hora. Vaya a urgencias de oftalmología. No presione el ojo y no conduzca.',
  'meta.assistant.urgent.clot':
    'Una pierna que se hincha o duele así debe verse hoy. No la masajee. Si le cuesta respirar o le duele el pecho, llame a una ambulancia.',
  'meta.assistant.urgent.infection':
    'La fiebre o una herida que cambia deben verse hoy. Llame ahora también a la clínica. Si nadie contesta, vaya a las urgencias más cercanas.',
  'meta.assistant.urgent.pain': 'Un dolor tan fuerte debe verse sin demora. Llame ahora y no conduzca.',
  'meta.assistant.urgent.other': 'Llame ahora. Le dirán qué hacer hasta que llegue la ayuda.',
  'meta.assistant.foreign':
    'Solo leo estos idiomas: {languages}. Escriba en uno de ellos, o pulse el botón de abajo para escribir a una persona de la clínica en su idioma.',
  'meta.assistant.foreign.emergency': 'En una emergencia, llame al {number}.',
}
