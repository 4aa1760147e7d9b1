// What the assistant says in danger, in Hindi and Urdu in Latin letters, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const romanisedHindi: DangerTexts = {
  'meta.assistant.urgent.callHere':
    'Abhi us mulk ke emergency number par call karein jahan aap lagte hain, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'Abhi us mulk ke emergency number par call karein jahan aap hain. Zyadatar mobile phone se yeh number chalta hai: {number}',
  'meta.assistant.urgent.callThere': 'Agar aap is mulk mein hain, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'Emergency mein clinic, {city}: {number}',
  'meta.assistant.urgent.clinic': 'Clinic, emergency number ke baad: {number}',
  'meta.assistant.urgent.crisisLine': 'Kisi bhi waqt kisi se baat karne ke liye: {number}',
  'meta.assistant.urgent.notAClinician':
    'Main ek AI hoon aur nahi bata sakta ke yeh kya hai. Agar baat kisi aur ki hai to madad aane tak unke saath rahein.',
  'meta.assistant.urgent.self-harm':
    'Aap ne achha kiya ke yeh likha. Aap akele nahi hain, abhi aap ki baat sunne wale log hain. Agar khud ko nuksan pahunchane ka dar hai to abhi call karein ya sab se qareeb emergency jayein. Kisi bharose wale se kahein ke aap ke saath rahe.',
  'meta.assistant.urgent.child': 'Bachche ke saath rahein aur abhi call karein. Aap ko ek ek qadam bataya jayega.',
  'meta.assistant.urgent.poison':
    'Abhi call karein, chahe abhi kuch mehsoos na ho. Dabba paas rakhein aur batayein kya, kitna aur kab liya gaya.',
  'meta.assistant.urgent.breathing':
    'Saans ki takleef mein foran madad chahiye. Seedhe baithein, tang kapde dheele karein aur akele na rahein. Khud gaadi na chalayein.',
  'meta.assistant.urgent.heart':
    'Seene mein dard ya dabao foran dikhana zaroori hai. Baith jayein, aaram karein aur khud gaadi na chalayein.',
  'meta.assistant.urgent.stroke':
    'In nishaniyon mein kuch hi minute mein madad chahiye. Yaad rakhein ke yeh kab shuru hua. Na khayein, na piyein, na gaadi chalayein.',
  'meta.assistant.urgent.unconscious':
    'Behoshi aur daure mein foran madad chahiye. Unke saath rahein aur batayein ke woh saans le rahe hain aur jawab de rahe hain ya nahi.',
  'meta.assistant.urgent.allergy':
    'Aisi soojan ya daane tezi se badh sakte hain. Abhi call karein aur akele na rahein. Batayein is se pehle kaun si dawa ya khana liya tha.',
  'meta.assistant.urgent.bleeding':
    'Khoon behna bina der dikhana zaroori hai. Call karte waqt saaf kapda khoon wali jagah par zor se dabayein.',
  'meta.assistant.urgent.eyes':
    'Nazar mein achanak farq aaj hi, kisi bhi waqt, dikhana zaroori hai. Aankhon ki emergency jayein. Aankh na dabayein aur gaadi na chalayein.',
  'meta.assistant.urgent.clot':
    'Aisi sooji ya dard wali taang aaj hi dikhana zaroori hai. Malish na karein. Saans ki takleef ya seene mein dard ho to foran ambulance bulayein.',
  'meta.assistant.urgent.infection':
    'Bukhar ya badalta zakhm aaj hi dikhana zaroori hai. Abhi clinic ko bhi call karein. Koi jawab na de to sab se qareeb emergency jayein.',
  'meta.assistant.urgent.pain':
    'Itna tez dard bina der dikhana zaroori hai. Abhi call karein aur khud gaadi na chalayein.',
  'meta.assistant.urgent.other': 'Abhi call karein. Madad aane tak aap ko bataya jayega ke kya karna hai.',
  'meta.assistant.foreign':
    'Main sirf yeh zabanein padhta hoon: {languages}. In mein se kisi mein likhein, ya neeche ke button se apni zaban mein clinic ke kisi shakhs ko likhein.',
  'meta.assistant.foreign.emergency': 'Emergency mein is number par call karein: {number}.',
}
