// What the assistant says in danger, in Portuguese, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const portuguese: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Ligue agora para o número de emergência do país onde parece estar, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Ligue agora para o número de emergência do país onde está. Na maioria dos celulares funciona este: {number}',
  'meta.assistant.urgent.callThere': 'Se estiver neste país, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'A clínica em caso de emergência, {city}: {number}',
  'meta.assistant.urgent.clinic': 'A clínica, depois do número de emergência: {number}',
  'meta.assistant.urgent.crisisLine': 'Para falar com alguém a qualquer hora: {number}',
  'meta.assistant.urgent.notAClinician':
    'Sou uma IA e não posso dizer o que é. Se for outra pessoa, fique com ela até a ajuda chegar.',
  'meta.assistant.urgent.self-harm':
    'Fez bem em escrever isso. Você não está só, e há quem possa ouvir agora mesmo. Se houver risco de se machucar, ligue agora ou vá à emergência mais próxima. Peça a alguém de confiança que fique com você.',
  'meta.assistant.urgent.child': 'Fique com a criança e ligue agora. Vão dizer o que fazer, passo a passo.',
  'meta.assistant.urgent.poison':
    'Ligue agora, mesmo que ainda não sinta nada. Tenha a caixa à mão e diga o que foi tomado, quanto e quando.',
  'meta.assistant.urgent.breathing':
    'Falta de ar precisa de ajuda imediata. Sente-se direito, afrouxe a roupa e não fique só. Não dirija.',
  'meta.assistant.urgent.heart':
    'Dor ou pressão no peito deve ser vista imediatamente. Sente-se, descanse e não dirija.',
  'meta.assistant.urgent.stroke':
    'Sinais assim precisam de ajuda em minutos. Lembre-se da hora em que começou. Não coma, não beba e não dirija.',
  'meta.assistant.urgent.unconscious':
    'Desmaio ou convulsão precisa de ajuda imediata. Fique com a pessoa e diga se ela respira e se responde.',
  'meta.assistant.urgent.allergy':
    'Um inchaço ou manchas assim podem piorar depressa. Ligue agora e não fique só. Diga que remédio ou comida houve antes.',
  'meta.assistant.urgent.bleeding':
    'Um sangramento deve ser visto sem demora. Aperte com força um pano limpo no local enquanto liga.',
  'meta.assistant.urgent.eyes':
    'Uma mudança súbita da visão deve ser vista hoje, a qualquer hora. Vá a uma emergência oftalmológica. Não aperte o olho e não dirija.',
  'meta.assistant.urgent.clot':
    'Uma perna que incha ou dói assim deve ser vista hoje. Não massageie. Com falta de ar ou dor no peito, chame uma ambulância.',
  'meta.assistant.urgent.infection':
    'Febre ou uma ferida que muda deve ser vista hoje. Ligue agora também para a clínica. Se ninguém atender, vá à emergência mais próxima.',
  'meta.assistant.urgent.pain': 'Uma dor tão forte deve ser vista sem demora. Ligue agora e não dirija.',
  'meta.assistant.urgent.other': 'Ligue agora. Vão dizer o que fazer até a ajuda chegar.',
  'meta.assistant.foreign':
    'Só leio estas línguas: {languages}. Escreva numa delas, ou use o botão abaixo para escrever a uma pessoa da clínica na sua língua.',
  'meta.assistant.foreign.emergency': 'Em caso de emergência, ligue para {number}.',
}
