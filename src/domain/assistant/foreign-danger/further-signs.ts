// The gravest signs of danger in some more languages, which have no card of their own. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const furtherSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'wil .. dood|sterven|zelfmoord',
        'vil dø|ikke_leve',
        'vill_inte_leva|vill_do|ta_mitt_liv|ta_livet_av_mig',
        'haluan_kuolla|tappaa_itseni',
        'chce .. umrzec|sie_zabic|zabic_sie',
        'хочу .. померти|вмерти|покінчити',
        'chci|chcem .. umrit|zemrit|zomriet|se_zabit|sa_zabit',
        'vreau .. sa_mor|sa_ma_omor',
        'meg_akarok_halni|ongyilkos*',
        'ingin|mau|pengen mati|bunuh_diri',
        'θέλω|θελω .. πεθάνω|πεθανω|αυτοκτονήσω|αυτοκτονησω',
      ],
    },
    breathing: {
      sure: [
        // Dutch, Danish, Norwegian, Swedish, Icelandic
        'krijg|krijgt|kan|heb .. geen|niet|nauwelijks|amper .. lucht|ademen|ademhalen|adem',
        'far|faar|kan|klarer .. ikke|knapt|næsten_ikke .. puste|luft|vejret|pusten|pust|trække_vejret|ånde',
        'kan|far|faar .. inte|knappt .. andas|luft',
        'get|getur .. ekki|varla .. andad|andað|anda',
        // Finnish, Hungarian
        'en|ei|vaikea .. pysty|voi|saa|on|vaikea .. hengittamaan|hengittaa|henkea|happea|hengitettya',
        'vaikea hengittaa',
        'nem|alig .. kapok|kap|tudok|tud .. levegot|lelegezni|lelegzetet',
        'fulladok|megfulladok|fuldoklom',
        // Polish, Czech and Slovak, Serbian and Croatian, Ukrainian, Bulgarian
        'nie .. moge|moze .. oddychac|zlapac|tchu',
        'dusze|dusi sie',
        'trudno|ciezko|brakuje mi .. oddychac|powietrza|tchu',
        'nemuzu|nemohu|nemuze|nemozem|nemoze|spatne|tezko .. dychat|nadechnout|nadychnut|dycham|dycha|se_mi_dycha',
        'dusim|dusi se|sa',
        'ne .. mogu|moze .. disem|disati|dise|da_disem|udahnuti|udahnem',
        'не .. можу|може .. дихати|вдихнути|дихнути',
        'важко|тяжко .. дихати|дихаю|дихає',
        'задихаюся|задихаюсь|задихається',
        'не .. мога|може .. дишам|диша',
        // Romanian, Greek, Indonesian and Malay
        'nu .. pot|poate .. respira|respir|respire',
        'ma|se|el_se sufoc|sufoca',
        'respir|respira greu',
        'δεν .. μπορώ|μπορω|μπορεί|μπορει .. αναπνεύσω|αναπνευσω|ανασάνω|ανασανω|αναπνεύσει|ανασάνει|αναπνέω',
        'πνίγομαι|πνιγομαι|πνίγεται|ασφυκτιώ',
        'tidak|tak|gak|nggak|ga|susah|sulit .. bernapas|bernafas|nafas|napas',
        'sesak napas|nafas|nafasku',
      ],
    },
    heart: {
      plain: [
        'pijn|druk .. borst',
        'vondt|smerter|smerte|ondt|ont|smarta|smartor .. brystet|brostet|bryst|brost',
        'brystsmerter|brostsmartor|bröstsmärta',
        'rinta*|rinnas* .. kipu*|sattuu|puristaa',
        'mellkas* .. fajdalom|faj|szorit',
        'bol|boli|ucisk .. klatce|klatka|piersi|piersiach',
        'boli|bolest|tlak .. hrud*|na_hrudi|srdce',
        'болить|біль|тисне .. груд*|серц*',
        'durere|doare|dureri .. piept|inima',
        'πόνο|πόνος|πονάει|πονάω|πονο|ποναει .. στήθος|στηθος',
        'nyeri|sakit .. dada',
      ],
    },
  },
  calm: [
    'hoeveel|wat_kost|hvad_koster|hvor_mye|hur_mycket|paljonko|mennyibe|ile|kolik|скільки|cat_costa|πόσο|berapa',
    'jaar_geleden|ar_siden|ar_sedan|lat_temu|lety|років_тому|ani_in_urma|vuotta_sitten|eve|tahun_lalu',
  ],
}
