// What the assistant says in danger, in Turkish, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const turkish: DangerTexts = {
  'meta.assistant.urgent.callHere': 'Bulunduğunuz görünen ülkenin acil numarasını hemen arayın, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Bulunduğunuz ülkenin acil numarasını hemen arayın. Çoğu cep telefonundan şu numara çalışır: {number}',
  'meta.assistant.urgent.callThere': 'Bu ülkedeyseniz, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'Acil durumda klinik, {city}: {number}',
  'meta.assistant.urgent.clinic': 'Klinik, acil numaradan sonra: {number}',
  'meta.assistant.urgent.crisisLine': 'Her saatte biriyle konuşmak için: {number}',
  'meta.assistant.urgent.notAClinician':
    'Ben bir yapay zekâyım, bunun ne olduğunu söyleyemem. Başka biriyle ilgiliyse yardım gelene kadar yanında kalın.',
  'meta.assistant.urgent.self-harm':
    'Bunu yazmanız iyi oldu. Yalnız değilsiniz, sizi şu anda dinleyecek insanlar var. Kendinize zarar verebilecekseniz hemen arayın ya da en yakın acil servise gidin. Güvendiğiniz birinden yanınızda kalmasını isteyin.',
  'meta.assistant.urgent.child': 'Çocuğun yanında kalın ve hemen arayın. Size adım adım ne yapacağınız söylenir.',
  'meta.assistant.urgent.poison':
    'Henüz bir şey hissedilmese de hemen arayın. Kutuyu yanınızda tutun; ne, ne kadar ve ne zaman alındığını söyleyin.',
  'meta.assistant.urgent.breathing':
    'Nefes darlığı hemen yardım gerektirir. Dik oturun, dar giysileri gevşetin ve yalnız kalmayın. Araç kullanmayın.',
  'meta.assistant.urgent.heart': 'Göğüste ağrı ya da baskıya hemen bakılmalıdır. Oturun, dinlenin ve araç kullanmayın.',
  'meta.assistant.urgent.stroke':
    'Bu belirtiler dakikalar içinde yardım gerektirir. Ne zaman başladığını aklınızda tutun. Yemeyin, içmeyin, araç kullanmayın.',
  'meta.assistant.urgent.unconscious':
    'Bayılma ve nöbet hemen yardım gerektirir. Kişinin yanında kalın; nefes alıp almadığını ve yanıt verip vermediğini söyleyin.',
  'meta.assistant.urgent.allergy':
    'Böyle bir şişlik ya da döküntü hızla artabilir. Hemen arayın ve yalnız kalmayın. Öncesinde hangi ilaç ya da yiyecek alındığını söyleyin.',
  'meta.assistant.urgent.bleeding':
    'Kanamaya hemen bakılmalıdır. Ararken temiz bir bezle kanayan yere sıkıca bastırın.',
  'meta.assistant.urgent.eyes':
    'Görmedeki ani değişikliğe bugün, saat kaç olursa olsun bakılmalıdır. Göz aciline gidin. Göze bastırmayın ve araç kullanmayın.',
  'meta.assistant.urgent.clot':
    'Böyle şişen ya da ağrıyan bir bacağa bugün bakılmalıdır. Masaj yapmayın. Nefes darlığı ya da göğüs ağrısı varsa hemen ambulans çağırın.',
  'meta.assistant.urgent.infection':
    'Ateşe ya da değişen bir yaraya bugün bakılmalıdır. Şimdi kliniği de arayın. Kimse yanıt vermezse en yakın acil servise gidin.',
  'meta.assistant.urgent.pain': 'Bu kadar güçlü bir ağrıya hemen bakılmalıdır. Şimdi arayın ve araç kullanmayın.',
  'meta.assistant.urgent.other': 'Hemen arayın. Yardım gelene kadar ne yapacağınız söylenir.',
  'meta.assistant.foreign':
    'Yalnızca şu dilleri okuyabiliyorum: {languages}. Bu dillerden birinde yazın ya da aşağıdaki düğmeyle klinikteki bir kişiye kendi dilinizde yazın.',
  'meta.assistant.foreign.emergency': 'Acil durumda şu numarayı arayın: {number}.',
}
