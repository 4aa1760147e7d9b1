// What the assistant says in danger, in French, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const french: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Appelez maintenant le numéro d’urgence du pays où vous semblez être, {country} : {number}',
  'meta.assistant.urgent.callSomewhere':
    'Appelez maintenant le numéro d’urgence du pays où vous êtes. Depuis la plupart des portables, ce numéro fonctionne : {number}',
  'meta.assistant.urgent.callThere': 'Si vous êtes dans ce pays, {country} : {number}',
  'meta.assistant.urgent.clinicEmergency': 'La clinique en cas d’urgence, {city} : {number}',
  'meta.assistant.urgent.clinic': 'La clinique, après le numéro d’urgence : {number}',
  'meta.assistant.urgent.crisisLine': 'Pour parler à quelqu’un à toute heure : {number}',
  'meta.assistant.urgent.notAClinician':
    'Je suis une IA et je ne peux pas dire ce que c’est. S’il s’agit d’une autre personne, restez avec elle jusqu’à l’arrivée des secours.',
  'meta.assistant.urgent.self-harm':
    'Vous avez bien fait de l’écrire. Vous n’êtes pas seul, et quelqu’un peut vous écouter tout de suite. Si vous risquez de vous faire du mal, appelez maintenant ou allez aux urgences les plus proches. Demandez à une personne de confiance de rester avec vous.',
  'meta.assistant.urgent.child':
    'Restez avec l’enfant et appelez maintenant. On vous dira quoi faire, étape par étape.',
  'meta.assistant.urgent.poison':
    'Appelez maintenant, même si vous ne sentez encore rien. Gardez la boîte près de vous et dites quoi, combien et quand.',
  'meta.assistant.urgent.breathing':
    'Une gêne pour respirer demande de l’aide tout de suite. Asseyez-vous bien droit, desserrez vos vêtements et ne restez pas seul. Ne conduisez pas.',
  'meta.assistant.urgent.heart':
    'Une douleur dans la poitrine doit être examinée tout de suite. Asseyez-vous, reposez-vous et ne conduisez pas.',
  'meta.assistant.urgent.stroke':
    'Ces signes demandent de l’aide en quelques minutes. Notez l’heure à laquelle ils ont commencé. Ne mangez pas, ne buvez pas, ne conduisez pas.',
  'meta.assistant.urgent.unconscious':
    'Un évanouissement ou des convulsions demandent de l’aide tout de suite. Restez avec la personne et dites aux secours si elle respire et si elle répond.',
  'meta.assistant.urgent.allergy':
    'Un gonflement ou des plaques peuvent s’aggraver vite. Appelez maintenant et ne restez pas seul. Dites quel médicament ou aliment a été pris avant.',
  'meta.assistant.urgent.bleeding':
    'Un saignement doit être vu sans attendre. Appuyez fort avec un linge propre là où ça saigne, pendant que vous appelez.',
  'meta.assistant.urgent.eyes':
    'Un changement soudain de la vue doit être vu aujourd’hui, à toute heure. Allez aux urgences ophtalmologiques. N’appuyez pas sur l’œil et ne conduisez pas.',
  'meta.assistant.urgent.clot':
    'Une jambe qui gonfle ou fait mal ainsi doit être vue aujourd’hui. Ne la massez pas. En cas de gêne pour respirer ou de douleur dans la poitrine, appelez une ambulance.',
  'meta.assistant.urgent.infection':
    'De la fièvre ou une plaie qui change doit être vue aujourd’hui. Appelez aussi la clinique maintenant. Si personne ne répond, allez aux urgences les plus proches.',
  'meta.assistant.urgent.pain':
    'Une douleur aussi forte doit être examinée sans attendre. Appelez maintenant et ne conduisez pas.',
  'meta.assistant.urgent.other': 'Appelez maintenant. On vous dira quoi faire jusqu’à l’arrivée des secours.',
  'meta.assistant.foreign':
    'Je ne lis que ces langues : {languages}. Écrivez dans l’une d’elles, ou appuyez sur le bouton ci-dessous pour écrire à une personne de la clinique dans votre langue.',
  'meta.assistant.foreign.emergency': 'En cas d’urgence, appelez le {number}.',
}
