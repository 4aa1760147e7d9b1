// What the assistant says in danger, in Hindi, and to a question that it cannot read.
import type { DangerTexts } from './danger-texts.ts'

export const hindi: DangerTexts = {
  'meta.assistant.urgent.callHere': 'कृपया अभी उस देश के आपातकालीन नंबर पर कॉल करें जहाँ आप लगते हैं, {country}: {number}',
  'meta.assistant.urgent.callSomewhere':
    'कृपया अभी उस देश के आपातकालीन नंबर पर कॉल करें जहाँ आप हैं। ज़्यादातर मोबाइल फ़ोन से यह नंबर चलता है: {number}',
  'meta.assistant.urgent.callThere': 'अगर आप इस देश में हैं, {country}: {number}',
  'meta.assistant.urgent.clinicEmergency': 'आपात स्थिति में क्लिनिक, {city}: {number}',
  'meta.assistant.urgent.clinic': 'क्लिनिक, आपातकालीन नंबर के बाद: {number}',
  'meta.assistant.urgent.crisisLine': 'किसी भी समय किसी से बात करने के लिए: {number}',
  'meta.assistant.urgent.notAClinician':
    'मैं एक AI हूँ और नहीं बता सकता कि यह क्या है। अगर बात किसी और की है, तो मदद आने तक उनके साथ रहें।',
  'meta.assistant.urgent.self-harm':
    'आपने अच्छा किया कि यह लिखा। आप अकेले नहीं हैं, अभी आपकी बात सुनने वाले लोग हैं। अगर खुद को नुकसान पहुँचाने का डर है, तो अभी कॉल करें या सबसे नज़दीकी इमरजेंसी में जाएँ। किसी भरोसेमंद व्यक्ति से अपने साथ रहने को कहें।',
  'meta.assistant.urgent.child': 'बच्चे के साथ रहें और अभी कॉल करें। आपको एक-एक कदम बताया जाएगा।',
  'meta.assistant.urgent.poison':
    'अभी कॉल करें, चाहे अभी कुछ महसूस न हो। डिब्बा पास रखें और बताएँ कि क्या, कितना और कब लिया गया।',
  'meta.assistant.urgent.breathing': 'साँस की तकलीफ़ में तुरंत मदद चाहिए। सीधे बैठें, तंग कपड़े ढीले करें और अकेले न रहें। खुद गाड़ी न चलाएँ।',
  'meta.assistant.urgent.heart': 'सीने में दर्द या दबाव की तुरंत जाँच ज़रूरी है। बैठ जाएँ, आराम करें और खुद गाड़ी न चलाएँ।',
  'meta.assistant.urgent.stroke':
    'ऐसे लक्षणों में कुछ ही मिनटों में मदद चाहिए। याद रखें कि यह कब शुरू हुआ। न खाएँ, न पिएँ, न गाड़ी चलाएँ।',
  'meta.assistant.urgent.unconscious':
    'बेहोशी और दौरे में तुरंत मदद चाहिए। उनके साथ रहें और बताएँ कि वे साँस ले रहे हैं और जवाब दे रहे हैं या नहीं।',
  'meta.assistant.urgent.allergy':
    'ऐसी सूजन या चकत्ते तेज़ी से बढ़ सकते हैं। अभी कॉल करें और अकेले न रहें। बताएँ कि इससे पहले कौन सी दवा या खाना लिया था।',
  'meta.assistant.urgent.bleeding': 'खून बहने की बिना देर जाँच ज़रूरी है। कॉल करते समय साफ़ कपड़े से खून वाली जगह को ज़ोर से दबाएँ।',
  'meta.assistant.urgent.eyes':
    'नज़र में अचानक बदलाव की आज ही, किसी भी समय, जाँच ज़रूरी है। आँखों की इमरजेंसी में जाएँ। आँख न दबाएँ और गाड़ी न चलाएँ।',
  'meta.assistant.urgent.clot':
    'इस तरह सूजे या दर्द वाले पैर की आज ही जाँच ज़रूरी है। मालिश न करें। साँस की तकलीफ़ या सीने में दर्द हो तो तुरंत एम्बुलेंस बुलाएँ।',
  'meta.assistant.urgent.infection':
    'बुखार या बदलते घाव की आज ही जाँच ज़रूरी है। अभी क्लिनिक को भी कॉल करें। कोई जवाब न दे तो सबसे नज़दीकी इमरजेंसी में जाएँ।',
  'meta.assistant.urgent.pain': 'इतने तेज़ दर्द की बिना देर जाँच ज़रूरी है। अभी कॉल करें और खुद गाड़ी न चलाएँ।',
  'meta.assistant.urgent.other': 'अभी कॉल करें। मदद आने तक आपको बताया जाएगा कि क्या करना है।',
  'meta.assistant.foreign':
    'मैं सिर्फ़ ये भाषाएँ पढ़ता हूँ: {languages}। इनमें से किसी में लिखें, या नीचे के बटन से अपनी भाषा में क्लिनिक के किसी व्यक्ति को लिखें।',
  'meta.assistant.foreign.emergency': 'आपात स्थिति में इस नंबर पर कॉल करें: {number}।',
}
