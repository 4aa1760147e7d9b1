// Signs of danger as people write Arabic in Latin letters and figures, beside those that arabic-signs.ts has. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const romanisedArabicSigns: ForeignSigns = {
  /** Vowels, doubled letters, and the figure or the letter for one sound are written as it comes. */
  fold: (text) =>
    text
      .replace(/(?<=\p{L})7|7(?=\p{L})/gu, 'h')
      .replace(/(?<=\p{L})5|5(?=\p{L})/gu, 'kh')
      .replace(/[eiy]+/gu, 'i')
      .replace(/(?<!(?:^| ))w(?!a|i| )|[ou]+/gu, 'u')
      .replace(/(\p{L})\1+/gu, '$1'),
  signs: {
    'self-harm': {
      sure: [
        'baddi|biddi|bedi|badi|3ayez|3ayza|3awez|abi|abgha|aby|nefsi|bedde|widdi .. mout|moot|amoot|amout|amut|mut|moute|a2tol_nafsi|aqtol_nafsi|antaher|enta7er',
        'ma|mish|mesh|msh|mo .. baddi|badi|3ayez|3ayza|abi|abgha|biddi|bedi .. 3ish|a3ish|3eesh|a3eesh',
        'a2tol|aqtel|aqtol|a2tel|amawet|amawit|adba7 nafsi|nafse|7ali|roo7i',
        'inti7ar|intihar|enti7ar|anta7er',
      ],
    },
    child: {
      sure: [
        'ebni|ibni|benti|binti|tefli|tifli|el_walad|waladi|bnayti .. bala3|bla3|bal3at|bala3et|bala3at|shereb|sherbet|akal',
        'ebni|ibni|benti|binti|tefli .. tashanoj|azra2|mesh_byetnaffas|makhnoo2',
      ],
    },
    poison: {
      sure: [
        'akhadet|akhadit|akhdit|khadet .. 7boob|hboob|7abb*|dawa* .. kteer|ktir|kthir',

        'akhadt|akhdet|5adt|khadt|khadit|akhad|shrebt|bala3t|akalt|shribit .. dawa*|7boob|hboob|7abb*|adwiya|panadol|jor3a .. kteer|ktir|kthir|katir|ziyade|zyade|bel_ghalat|bil_ghalat|marra_wa7de',
        'akhadt|akhdet|5adt|khadt|akhad|bala3t|shrebt .. kteer|ktir|3ashra|3ashr|3eshreen|dobel|\\d\\d+ .. 7abb*|7abbe|7boob|dawa*',

        'akhadt|akhdet|5adt|khadt|akhad|shrebt|bala3t|akalt .. 3elbet|3olbet|elbet|kteer|kol|sharit|shreet .. 7boob|7oboob|hboob|dawa|7abb|adwiya|panadol|kamle',
        'tasammom',
      ],
    },
    breathing: {
      sure: [
        'ma|mish|mesh|msh|mo|mu|mob|m .. bagdar|b2dar|ba2dar|a2dar|agdar|aqdar|2ader|2adr|qader|gader|kader|ader|qadra|2adra|gadra|3am_ba2dar|ba2der .. atnaf*|etnaf*|itnaf*|tnaf*|atnf*|etnaff*',
        'bekhtene2|bekhteni2|bakhtene2|makhnoo2|makhnou2|bikhtini2|akhtane2|akhteneg',
        'nafasi .. ma2too3|ma2tou3|magtoo3|daye2|dayye2|me2a66a3',
        'dee2|di2|deeq .. nafas|tanaffos',
      ],
    },
    heart: {
      plain: [
        'sadri|sidri|sadre|sidre|sader .. ye2bod|3am_ye2bod|byo2bod|masdood|ma2bood|bye7ro2|7ara2ni',
        '7ases|7asse|7assis .. sadri|sidri .. ye2bod|daye2|te2el|t2eel|daght',

        'waja3|alam|waj3|wja3|dee2|day2a|7ar2a|daght .. b|bi|be|fi|3ala sadri|sidri|albi|2albi|galbi',
        'sadri|sidri|albi|2albi|galbi .. waja3|3am_yewja3ni|3am_youja3ni|yewja3ni|bewja3ni|byewja3ni|byewga3ni|byoga3ni|yewga3ni|y3awerni|ye3awerni|byo2lamni|meskoor|daye2|by7re2ni|me2aboud',

        'waja3|alam|waj3|wja3|yewja3ni|bewja3ni|byewja3ni|7aref|ta2el|te2el .. sadri|sadry|sader|sidri|albi|galbi|2albi',
        'sadri|sadry|sidri|albi|2albi|galbi .. yewja3ni|bewja3ni|byewja3ni|bywja3ni|beyewga3ni|byewga3ni|masdood',
        'jalta|galta|nawbe_2albiye|nawba_albiya',
      ],
    },
    stroke: {
      sure: [
        'wejhi|wijhi|wajhi|weshi|washi|woshi|wejho|wejha|wajho|nos_wejhi|tommi|temmi|bo2i .. mashlool*|mashloul|mnammal*|mnamal|mnammil|menammel|mkhaddar|mkhadar|ma3woj|a3waj|mayel|nazel|mayil|meltewi',
        'mashlool|mashloul|mashloole .. wejhi|wijhi|wajhi|eidi|eedi|iedi|edi|ejri|rejli|rijli|nossi|nos',
        'ma|mish|mesh|msh|mo|mu|mosh .. 7ases|7assis|7ass|7ess|7asse|7assa|b7ess|ba7es|a7ess|asho3or|7asess .. ejri|ijri|rejli|rijli|eidi|eedi|iedi|edi|wejhi|wijhi|asabi3i|rijlayi|ejrayi|draa3i|dra3i',
        'ejri|ijri|rejli|rijli|eidi|eedi|iedi|edi|dra3i|asabi3i|rijlayi|ejrayi .. ma|mish|mesh|msh|mo .. tet7arr*|tit7arr*|bet7arrak|betet7arrak|7arrek*|a7arr*|b7ess|7ases|7ess|7assis',
        'ejri|ijri|rejli|rijli|eidi|eedi|iedi|edi|dra3i|nossi .. mnammal*|mnamle|mnammle|nemlet|mashlool*|mkhaddar*|mkhadra',
        'ma|mish|mesh|msh|mo .. ye2dar|yi2dar|2ader|2adir|ba2dar|b2dar|a2dar|y2dar|ye3raf .. ye7ki|yi7ki|y7ki|a7ki|e7ki|yetkallam|yitkallim|atkallam|kelme',

        'tommo|temmo|tomma|wejho|wejha|timmo|bo2o|washo .. a3waj|3waj|mayel|ma3wooj|meltewi',
        'eidi|eedi|ejri|rejli|ida|ido|edi|iejri .. nemlet|nemlit|mnammle|mkhaddara|mashloole|ma_3am_t7arrak|ma_bet7arrak|mnamla',
        'ma|mish|mesh .. ba2dar|3am|2ader|a2dar|byi2dar|ye2dar .. a7arrek*|7arrek*|ye7ki|yi7ki|t7ki|te7ki|a7ki|yetkallem',
      ],
    },
    unconscious: {
      sure: [
        'oghma|ughma|oghmi|ghomi|oghmeya .. 3aleh|3laih|3alaya|3alayh|3alay|3aleha|3leh',
        'fa2ad*|fa2det|fa2adet|fagad|faqad .. wa3i|el_wa3i|lwa3i',
        'ghameyt|ghimit|ghemyet|dokht_w_wa2a3t|ghmi_3layyi',
        'ma|mish|mesh .. 3am_yis7a|byes7a|beyes7a|3am_yrod|byrod|rady_yes7a|yes7a|yfee2|byfi2',
      ],
    },
    allergy: {
      sure: [
        'wejhi|weshi|wejji|lsani|lisani|shefefi|zalami|7al2i|zoori|wijhi .. wrem|tawarram|tawaram|waram|mwarram|wermet|warem|menfookh|byo2fol',
        'ma|mish|mesh|w_mish .. 2ader|2adra|ba2dar|3am_ba2dar|a2dar .. abla3|ebla3|ibla3',
      ],
      plain: ['7asasiye|7asaseya|hasasiye .. awiye|adida|2awiyye|shadide'],
    },
    bleeding: {
      sure: [
        'banzif|benzif|banzef|bynzef|byinzef|byenzef|beyenzef|banzof|3am_banzof|nazif|nazeef|byinzof .. kteer|kthir|ma_byou2af|ktir|2awi|awi|mab|wayed|ma_byew2af|ma_byo2af|shadid|jamed',
        'banzif|benzif|banzef|banzof',
        'dam|damm|el_dam .. kteer|ktir|ma_byou2af|ma_wa2ef|ma_byo2af|wayed|mesh_rady_yo2af',
        'jor7|jer7|el_jor7|eljor7 .. bynzef|byenzef|byinzof',
      ],
    },
    eyes: {
      sure: [
        'ma|mish|mesh|msh|mo .. shayef|shayfe|3am_shouf|shouf|bashouf|ashoof|ashouf|shayfa|bshouf|b2dar_shouf',
        'fa2adt|fa2det|ra7|ra7et .. nazari|basari|nazar',
      ],
    },
    clot: {
      sure: [
        'sa2i|ejri|ijri|rejli|rijli|samanti|fakhdi .. warme|warmi|mwarrme|wermet|menfookha|manfookha|sekhne|sokhne|skhne|7amra',

        'sa2i|ejri|rejli|rijli|samanti|battet_ejri|sa2|rejleh .. warm*|wrem*|wermane|7amra|me7marra|mwarrme|menfookha|sokhne',
      ],
    },
    infection: {
      sure: [
        '7arara*|harara*|7arart*|7rara|skhoone*|s5ona|sokhoneya .. 38*|39*|40*|41*|3alye|3alya|3alia|3amaliye|3amaleya',
        '38*|39*|40*|41* .. 7arara|harara',
        'jor7|jer7|eljor7|ljor7 .. 2ee7|2e7|qee7|sadid|mafto7|meltheb|fata7|re7to|7amra',
        '2ee7|qee7|sadeed',
      ],
    },
    pain: {
      plain: ['waja3|alam|waj3|wja3 .. ma_byen7amal|la_yo7tamal|fazee3|mesh_2ader_asta7mel|ra7_mout|bemawwetni'],
    },
    other: { sure: ['is3af|es3af|isaaf .. badna|baddi|7ada|ab3ato|ib3ato|3ayzeen|bsor3a', 'ra7_mout|3am_mout|hamoot'] },
  },
  harmless: [
    'e7ki|ye7ki|a7ki|atkallam|yetkallam|kelme .. english|englizi|inglizi|ingleze|3arabi|telephone',

    'sene_el_madye|sena_elli_fatet|zaman|men_snin .. kan|kanet|kent .. mashlool*|mnammal*|mnamle|warme|mwarrme',
    'kan|kanet .. mashlool*|mnammal*|mnamle|warme|mwarrme .. sene_el_madye|sena_elli_fatet|zaman',
  ],
  calm: [
    'kam|bikam|addesh|2addesh|sho|shu|emta|kif|leish|eh|wen|ay|ayya',
    'hal|momkin|mumkin|fine|byo2dar|b2dar|ba2dar_eshrab|bt3aljo|3andkom|betkoun',
    'khatar|as3ar|se3r|iza|iza_sar|3adi|tabi3i',
    'men|min 1*|2*|3*|4*|5*|6*|7*|8*|9* snin|sneen|sene|sanawat',
    'el_sene_el_madye|zaman|kan_ma3i|kan_3andi|madye',
    'hala2|halla2|dilwa2ti .. mni7|mnih|kwayes|tamam',
  ],
}
