// Signs of danger as people write Hindi and Urdu in Latin letters, which they spell by ear. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const romanisedHindiSigns: ForeignSigns = {
  /** Long and short vowels, `w` and `v`, doubled letters and silent ones are written as it comes. */
  fold: (text) =>
    text
      .replace(/ee|ii|ie|y(?= )/gu, 'i')
      .replace(/oo|uu/gu, 'u')
      .replace(/w/gu, 'v')
      .replace(/z/gu, 'j')
      .replace(/(\p{L})\1+/gu, '$1')
      .replace(/(?<=nah|nh)(?:in|i|e)(?= )/gu, 'i'),
  signs: {
    'self-harm': {
      sure: [
        'marna|mar_jana|jaan_dena|suicide_karna|mar_jau*|marne_ka .. chahta|chahti|chahte|dil|man|chah|hai',
        'jeene|jine|jeena|zinda_rehna|zinda_rehne .. nahi|dil_nahi|man_nahi|nhi',
        'khudkushi|khudkashi|khudkhushi|aatmahatya|atmahatya|suicide .. khayal*|vichar|karna|kar|karne|soch|karlu*',
        'apni_jaan .. lena|le|lene|de',
        'khud_ko|apne_aap_ko .. maar*|nuksan|khatam|khatm|kaat*',
        'zindagi|jindagi .. khatam|khatm|tang|thak',
      ],
    },
    child: {
      sure: [
        'bache|bacha|bacche|baccha|bete|beti|beta|bachi|baby .. nigal|nigl*|pee|pi|kha .. li|liya|gaya|gayi|lee',
        'bache|bacha|bete|beti|bachi|baby .. saans_nahi|neela|neeli|daura_pad*|daure|behosh',
      ],
    },
    poison: {
      sure: [
        'zyada|ziada|jyada|zarurat_se_zyada|dugni|double|overdose|galti_se|ghalti_se .. dawa*|dava*|medicine*|goliyan|goliya|goli|tablet*|dose .. kha|le|pee|pi',
        'das|dus|pandrah|bees|tees|\\d\\d+ .. goliyan|goliya|tablets|golian .. ek_saath|ek_sath|ikathi|kha_li|kha_lin',

        'poori|puri|saari|sari|sab|bahut|bohat|zyada|sheeshi|pura|poora .. goliyan|goliya|goli|dawai|dava|tablets|tablet|pills .. kha|le|pee|pi|nigal',
        'goliyan|goliya .. kha_li|kha_lin|khali',
        'zeher|zehar .. kha|pee|pi',
        'overdose .. kar_li*|le_li*|ho_gay*',
      ],
    },
    breathing: {
      sure: [
        'saans|sans|sanse|sanson|saas .. nahi_aa|nahi_a|nahi_le|nahi|nhi|ruk|mushkil|taklif|takleef|ukhad|phool|phul|band|ghut|dikkat|nai',
        'dum|dam .. ghut|ruk|phool',
        'honth|hont|lips|chehra|nakhun .. neele|nile|neela|kale|blue',
      ],
      plain: ['saans|sans .. masla|problem'],
    },
    heart: {
      plain: [
        'seene|sine|chhati|chati|chaati|seena|dil .. dard|bojh|dabav|dabao|jalan|jakad*|bhari*',
        'dard|bojh|dabav .. seene|sine|chhati|chati',
        'dil_ka_dora|dil_ka_daura',
        'heart_attack aya|aaya|aa_gaya|ho_gaya|aa_raha|ho_raha',
        'dil .. tez|ghabra|dhadak*|ruk|doob',
        'dhadkan .. tez|badh',
      ],
    },
    stroke: {
      sure: [
        'munh|muh|chehra|chehre|honth .. latak|tedha|terha|teda|sun|sunn',

        'taang*|tang*|pair*|paon|paaon|bazu|bazoo|baazu|haath*|hath*|chehra|chehre|ungliyan|aadha|adha|jism .. mehsoos|mahsoos|mehsus|ehsaas|ehsas|feel|sensation .. nahi|nhi|khatam|nai',
        'taang*|tang*|pair*|paon|paaon|bazu|bazoo|haath*|hath*|chehra|chehre|aadha|adha|jism .. sunn|sun|lakwa|lakva|falij|bejaan|bejan|paralyse*|paralyze*|numb',
        'taang*|tang*|pair*|paon|paaon|bazu|bazoo|haath*|hath*|ungliyan .. hila|hil|utha|move|harkat .. nahi|nhi|nai',
        'lakwa|lakva|falij .. mar|maar|ho_gaya|pad_gaya|gir',
        'mehsoos|mahsoos|ehsaas .. nahi .. taang*|pair*|haath*|chehre',
        'lafz|lafj|shabd|baat|bol .. nahi|nhi .. pa|sakta|sakte|sakti|nikal|raha',

        'munh|muh|mooh|chehra|face .. tedha|teda|terha|latak|sunn|sun',
        'bazu|bazoo|haath|hath|hand|taang|tang|pair|paon|taraf|arm .. sunn|sun|falij|lakwa|hil_nahi|kaam_nahi|bejaan|uth_nahi',
        'bol|baat .. nahi_pa|nahi|nhi',
        'zuban|zaban|awaz .. ladkhada*|larkhara*|band',
        'lakwa_maar*',
      ],
      plain: ['falij|lakwa'],
    },
    unconscious: {
      sure: [
        'behosh|behosh|behoosh .. ho_gaye|ho_gayi|ho_gaya|hai|hain|pada*|hogay*|ho_gai',
        'hosh .. nahi_aa|nahi_a|mein_nahi|me_nahi|kho|nahi',
        'jawab_nahi_de|uth_nahi_rah*|jaag_nahi',
        'daure|daura|jhatke .. pad*|aa',
        'chakkar_kha_kar_gir*|chakkar_aa_kar_gir*',
      ],
      plain: ['behosh|behoshi'],
    },
    allergy: {
      sure: [
        'chehra|chehre|zuban|zaban|jeebh|jibh|honth|hont|gala|galla|aankhen|munh|face|throat .. sooj|suj|soojan|sujan|band_ho|sooj_gay*',
        'jism|sharir|body|badan .. dane|daane|chakatte',
        'dane|daane|chakatte .. jism|sharir|nikal',
        'nigla_nahi|nigal_nahi',
      ],
      plain: ['allergy|elergy .. ho_gayi|tez|ho_gai'],
    },
    bleeding: {
      sure: [
        'khoon|khun|blood .. band_nahi|ruk_nahi|bahut|bohat|nahi_ruk|aa_raha|a_raha|beh_raha|bah_raha|nikal_raha|bhar_gay*|ulti|khansi|rukta_nahi',
        'patti|chadar|takiya|bandage .. khoon|khun|blood',
        'ulti|khansi|peshab|potty .. khoon|khun',
        'khoon|khun_behna .. band_nahi',
        'bleeding .. ho_rahi|band_nahi|bahut|nahi_ruk',
      ],
      plain: ['khoon|khun'],
    },
    eyes: {
      sure: [
        'aankh|ankh|aankhon|ankhon|aankhen .. dikhna_band|dikhai_nahi|dikh_nahi|andh*|nazar_nahi|dikhayi_nahi',
        'nazar|dikhai|roshni .. nahi_aa|nahi_a|band|chali_gayi|nahi_de',
        'parda|saya|dhabba .. aankh|ankh|kala|samne',
        'kala parda|dhabba|saya',
        'achanak .. dhundla|dikh*|andha|nazar',
      ],
      plain: ['aankh|ankh .. dard|laal'],
    },
    clot: {
      sure: [
        'pindli|taang|tang|pair|jaangh|paon|takhne .. sooj*|suj*|swelling|garam|garmi|sakht|laal|phool*',
        'soojan|sujan|swelling .. taang|tang|pair|pindli|paon',
        'pindli|pindali|taang|tang|pair|calf|leg .. sooj|suj|laal|lal|garam|sakht',
        'soojan|sujan .. pindli',
      ],
      plain: ['pindli .. dard', 'dard .. pindli', 'khoon_jamna|khoon_jamne'],
    },
    infection: {
      sure: [
        'bukhar|bukhaar|fever .. 38*|39*|40*|41*|100*|101*|102*|103*|104*|105*|tez|kapkapi|hai|utar_nahi|chad*|ho_raha|ho_gaya',
        '38*|39*|40*|41*|101*|102*|103*|104*|105* .. bukhar|bukhaar|fever',
        'peep|pus .. aa_rahi|aa_raha|nikal_rah*|beh_rah*',
        'mavad',
        'zakhm|ghav|ghaav|tanke|taanke|tankon|stitches .. peep|pus|laal|lal|garam|khul|badbu|sooj|suj|ris',
        'kapkapi .. bukhar|rahi',
      ],
      plain: ['bukhar', 'kapkapi|thand_lag'],
    },
    pain: {
      plain: [
        'dard .. bardasht|bardaasht|sehan|bohat_zyada|bahut_zyada|nahi_ho',
        'shadeed|bhayankar|bohat_tez .. dard',
        'dard_se .. mar|tadap|cheekh',
      ],
    },
    other: { sure: ['ambulance .. bhej*|chahiye|bula*', 'main_mar_raha|main_mar_rahi|bachao|mai_mar_raha'] },
  },
  harmless: [
    'english|angrezi|inglish|arabic|phone_par .. bol|baat',

    'pichle_saal|pichle_sal|saal_pehle|sal_pehle|bachpan .. sunn|sun|lakwa|falij|soojan|sujan .. tha|thi|the|hua_tha',
  ],
  calm: [
    'kya',
    'ilaj_karte|ilaaj_karte|kar_sakta|kar_sakti|le_sakta|ho_sakta|aa_sakta',
    'kitna|kitne|kitni|kab|kaise|kaun|kyun|kyon|kahan',
    'khatra|khatarnak|keemat|kharcha|kharch|estimate|price|agar|aam_taur|normal|risk|chance',
    'saal_pehle|mahine_pehle|sal_pehle',
    'pichle_saal|pichle_sal|bachpan|200*|201*|tha|thi',
    'ab .. theek|thik|behtar|aram',
    'nahi_hai|koi_nahi|bina',
    'guzar_gay*|intiqal|wafat|death_ho',
    'masood*',
  ],
}
