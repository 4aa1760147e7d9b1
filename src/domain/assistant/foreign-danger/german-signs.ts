// Signs of danger as people write them in German. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const germanSigns: ForeignSigns = {
  fold: (text) => text.replace(/([aou])e/gu, '$1'),
  signs: {
    'self-harm': {
      sure: [
        'will|mochte|mocht|wurde_gerne|wunschte .. sterben|tot_sein|nicht_mehr_leben|umbringen|nicht_mehr_da_sein|schluss_machen|nicht_mehr_aufwachen',
        'mich|sich .. umbringen|umzubringen|toten|zu_toten|erhangen|ritze|ritzen|verletzen|verletze',
        'nicht_mehr .. leben|weiterleben|konnen_und_wollen',
        'denke|gedanken|denk .. selbstmord|suizid|suizidgedanken|umzubringen|tod',
        'selbstmord|suizid .. begehen|gedanken|machen',
        'selbstmordgedanken|suizidgedanken|lebensmude',
        'leben .. ende|beenden|keinen_sinn|satt',
      ],
    },
    child: {
      sure: [
        'kind|baby|sohn|tochter|kleiner|kleine|kleinkind .. verschluckt|geschluckt|getrunken|gegessen',
        'kind|baby|sohn|tochter .. blau|atmet_nicht|krampft|krampfanfall|bewusstlos|wacht_nicht|erstickt|luft',
      ],
    },
    poison: {
      sure: [
        'viel_zu_viel|zu_viel|zuviel|zu_viele|zuviele|doppelte|dreifache|falsche .. medikament*|tabletten|medizin|dosis|pillen|mittel|tropfen|schmerzmittel',
        'zehn|funfzehn|zwanzig|dreissig|\\d\\d+ .. tabletten|pillen|kapseln .. auf_einmal|geschluckt|eingeworfen',
        'auf_einmal .. tabletten|pillen|kapseln',

        'ganze|alle|zu_viele|zuviel|zu_viel|zuviele|uberdosis|viele .. tabletten|schlaftabletten|pillen|packung|medikamente*|schachtel|schmerztabletten|paracetamol|tropfen',
        'uberdosis|uberdosiert|vergiftet',
        'geschluckt|getrunken|verschluckt|genommen .. gift|reiniger|bleiche|putzmittel',
        'packung .. tabletten|schlaftabletten .. geschluckt|genommen|eingenommen',
      ],
    },
    breathing: {
      sure: [
        'bekomme|bekommt|krieg|kriege|kriegt|hab|habe .. keine|kaum|schlecht|zu_wenig luft',
        'kann|konnen|kannn .. nicht|kaum|schlecht|nimmer .. atmen|luft',
        'kaum|nicht_mehr|nicht_richtig|schlecht|schwer .. atmen|luft',
        'atmet .. schwer|nicht|kaum|schlecht|komisch|schnell',
        'ersticke|erstickt|keine_luft|atemnot|luftnot|japst',
        'lippen|gesicht|finger .. blau',
      ],
      plain: ['atemprobleme|atembeschwerden|kurzatmig|kurzatmigkeit', 'atmen .. schwer|probleme'],
    },
    heart: {
      plain: [
        'schmerz*|druck|enge|stechen|brennen|ziehen|stechende .. brust|brustkorb|herz|brustbein',
        'brust|brustkorb|herz .. schmerz*|weh|druckt|eng|brennt|sticht|druck',
        'brustschmerz*|herzschmerz*|brustenge|herzstechen',
        'herzinfarkt|herzanfall|herzstillstand',
        'herz .. rast|stolpert|setzt_aus|schlagt',
        'herzrasen',
      ],
    },
    stroke: {
      sure: [
        'spure|spur|spurt|fuhle|fuhl|fuhlt .. bein|beine|arm|arme|hand|fuss|fusse|gesicht|finger|seite|korper .. nicht|nichts|nimmer|kaum',
        'bein|beine|arm|arme|hand|fuss|fusse|gesicht|finger|seite .. spure|spuren|spur|fuhle|fuhlen .. nicht|nichts|nimmer|kaum',
        'spure|fuhle .. nicht|nichts|kaum .. bein|beine|arm|hand|fuss|fusse|gesicht|seite|beinen|armen',
        'kein|keinerlei|ohne|verloren|verliere .. gefuhl .. bein|beine|beinen|arm|armen|hand|fuss|fussen|gesicht|finger|seite|korper',
        'gefuhl .. bein|beinen|arm|hand|fuss|gesicht|seite .. verloren|weg|verliere',
        'kann|konnen .. arm|arme|bein|beine|hand|fuss|fusse|finger|zehen .. nicht|nimmer|kaum .. bewegen|heben|rubren|spuren',
        'beine|arme|fuss|fusse|finger|hande|korper .. taub|gelahmt|gefuhllos|lahm|gehorcht_nicht|gehorchen',
        'gesicht|gesichtshalfte|gesichtsseite|wange|korperhalfte|seite .. taub|gelahmt|eingeschlafen|gefuhllos|lahm|hangt',
        'bringt|bringe|kriegt|kriege|sagt|kann .. kein|keinen|nicht_mehr .. wort|satz|sprechen|reden',
        'sprache .. verloren|weg|verlor',

        'mundwinkel|mund|gesicht|gesichtshalfte .. hangt|hangend*|hangt_runter|schief|gelahmt|taub|verzogen',
        'hangend*|schief* mundwinkel|mund|gesicht',
        'arm|bein|hand|seite|korperhalfte .. nicht|nimmer .. bewegen|heben|spuren|fuhlen',
        'arm|bein|hand|seite|gesicht .. gelahmt|taub|taubheit|kribbelt_plotzlich',
        'redet|spricht|reden|sprechen .. verwaschen|komisch|undeutlich|wirr|nicht_mehr|lallt|unverstandlich',
        'kann .. nicht|nicht_mehr|plotzlich .. sprechen|reden',
        'lallt',
      ],
      plain: ['schlaganfall|hirnschlag', 'lahmung*'],
    },
    unconscious: {
      sure: [
        'ist|liegt|wurde|wird|war|gerade bewusstlos|ohnmachtig',
        'reagiert|antwortet|wacht .. nicht|nimmer|kaum',
        'zusammengebrochen|zusammengeklappt|umgekippt|umgefallen|weggetreten|kollabiert',
        'bewusstsein .. verloren|verliert',
        'verliert|verloren bewusstsein|das_bewusstsein',
        'krampft|krampfanfall',
        'wacht .. nicht .. auf',
      ],
      plain: ['bewusstlos|ohnmachtig|ohnmacht|ohnmachtsanfall'],
    },
    allergy: {
      sure: [
        'gesicht|hals|zunge|lippen|kehle|rachen|augen .. schwillt|schwellen|geschwollen|eng|zu|anschwillt|zugeschwollen|schnurt',
        'geschwollene* zunge|lippen|gesicht|hals',
      ],
      plain: [
        'ausschlag|quaddeln|nesselsucht|pusteln .. uberall|korper|tablette|antibiotikum|nach|seit',
        'uberall .. quaddeln|ausschlag',
        'allergischer_schock|allergische_reaktion|anaphylaktisch*',
      ],
    },
    bleeding: {
      sure: [
        'blutet|blute|blutung|nasenbluten|blut .. stark|hort|stoppen|stoppt|aufhoren|viel|stunden|weg|nicht|immer_noch|ununterbrochen',
        'verband|laken|kissen|kompresse|pflaster .. blut|durchgeblutet|blutig|vollgeblutet|durchnasst',
        'durchgeblutet|vollgeblutet|blutuberstromt|blutverlust',
        'blut .. husten|gehustet|erbrochen|erbreche|spucke|urin|stuhl|verloren|lauft|spritzt|gespuckt|kotze',
        'spucke|huste|erbreche|kotze|verliere .. blut',
        'ich|es|wunde|narbe|er|sie blutet|blute',
      ],
      plain: ['blutung*|nasenbluten|nachblutung', 'blut'],
    },
    eyes: {
      sure: [
        'sehe|sieht|seh .. nichts|nicht_mehr|kaum|fast_nichts|schwarz|doppelt|verschwommen_seit|nix',
        'schwarzer|dunkler|schwarze|dunkle vorhang|schatten|fleck|wand|schleier',
        'plotzlich|auf_einmal .. blind|verschwommen',
        'blind .. geworden|plotzlich',
        'sehkraft|augenlicht .. verloren|weg',
      ],
      plain: ['blitze|lichtblitze|russ .. auge|sehe', 'auge .. schmerz*|weh|rot', 'sehverlust'],
    },
    clot: {
      sure: [
        'bein|wade|unterschenkel|oberschenkel|knochel .. heiss|warm|dick|geschwollen|doppelt_so_dick|anschwillt',
        'heisse*|warme*|geschwollene*|dicke* .. bein|wade|knochel',

        'wade|bein|unterschenkel|oberschenkel .. dick|geschwollen|rot|heiss|hart|schwillt',
        'geschwollene*|dicke* wade|bein',
      ],
      plain: [
        'wade .. weh|schmerz*|tut_weh|krampf',
        'schmerz* .. wade',
        'thrombose|lungenembolie|embolie|blutgerinnsel',
      ],
    },
    infection: {
      sure: [
        '38*|39*|40*|41* .. fieber|grad|temperatur',
        'fieber|temperatur .. 38*|39*|40*|41*',
        'habe|hab|hohes|bekomme .. fieber',
        'eiter .. wunde|narbe|naht',
        'wunde|narbe|naht|schnitt .. eiter*|offen|rot|heiss|entzundet|stinkt|riecht|nasst|aufgegangen|aufgeplatzt|geplatzt|lauft',
      ],
      plain: ['fieber', 'schuttelfrost', 'eiter|eitrig|eitert', 'blutvergiftung'],
    },
    pain: {
      plain: [
        'schmerz* .. unertraglich*|unertraglich|wahnsinnig*|extrem*|schlimm*|nicht_aus|heftig*|hollisch*',
        'unertraglich*|hollisch*|extrem*|heftig*|starkste* schmerz*',
        'tut|tun .. hollisch|wahnsinnig|extrem|unglaublich weh',
        'halte .. nicht .. aus',
      ],
    },
    other: {
      sure: [
        'brauche|schickt|ruft|rufen|brauchen .. krankenwagen|notarzt|rettungswagen|ambulanz',
        'notarzt_bitte|ich_sterbe_gleich|ich_glaube_ich_sterbe|lebensgefahr',
      ],
    },
  },
  harmless: [
    'kein|keine|nicht|kaum .. englisch|englische|arabisch|arabische|deutsch|telefon .. sprechen|spreche|reden',
    'englisch|englische|arabisch|arabische|deutsch|telefon .. sprechen|spreche|reden|wort|worter',
    'wort|sprechen|spreche|reden|satz .. englisch|englische*|arabisch|arabische*|deutsch|telefonieren',
    'wie viele|viel tabletten|medikamente',

    'keine|kaum|wenig|viel|noch luft nach oben',
    'war|waren|hatte .. taub|gelahmt|geschwollen|eingeschlafen .. letztes_jahr|vor .. jahren',
    'letztes_jahr|letzten_jahr|jahren|fruher|damals|als_kind .. war|waren|hatte .. taub|gelahmt|geschwollen|eingeschlafen',
    'war|waren .. letztes_jahr|letzten_jahr|fruher|damals|jahren .. taub|gelahmt|geschwollen|eingeschlafen',
  ],
  calm: [
    'ist_es|gibt_es|gibt|behandeln|kann_man|darf_ich|darf_man|haben_sie|bieten|muss_ich|geht_die|kann_ich|bin_ich|wird_man|soll_ich',
    'was|wie|wann|welche|welches|welcher|warum|wieviel|ab_welcher|woran',
    'risiko|risiken|preis|kosten|kostet|angebot|falls|wenn|normal|normalerweise|moglich|komplikation*|gefahr|*risiko',
    'vor .. jahren|monaten',
    'letztes_jahr|letzten_jahr|fruher|damals|als_kind|in_der_kindheit|19*|200*|201*',
    'jetzt|inzwischen|mittlerweile .. gut|weg|vorbei|ok|besser|gesund',
    'kein|keine|keinen|ohne',
    'gestorben|verstorben',
    'zahnfleisch*',
    'hatte',
  ],
}
