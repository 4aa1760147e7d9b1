// Signs of danger as people write them in Italian. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const italianSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'voglio|vorrei|preferirei|voglia_di|desidero|vuole .. morire|uccidermi|ammazzarmi|suicidarmi|farla_finita|sparire|togliermi_la_vita|impiccarmi',
        'non .. voglio|vuole|ho_voglia|ho_piu_voglia .. vivere',
        'pens*|idea .. suicid*|farla_finita|uccidermi|ammazzarmi|togliermi_la_vita|morte',
        'togliermi|togliersi .. vita',
        'suicidarmi|ammazzarmi|uccidermi|farla_finita',
        'farmi_del_male|tagliarmi_le_vene|pensieri_suicidi',
      ],
    },
    child: {
      sure: [
        'figlio|figlia|bambino|bambina|bimbo|bimba|neonato|piccolo .. ingoiato|inghiottito|bevuto|mangiato|ingerito',
        'figlio|figlia|bambino|bambina|bimbo|bimba|neonato .. non_respira|convulsioni|blu|viola|soffoca*|svenuto|cianotico',
      ],
    },
    poison: {
      sure: [
        'preso|ingoiato|bevuto|ingerito|assunto .. troppo|troppa|troppi|doppia|doppio .. medicinal*|medicin*|farmaco|farmaci|dose|sciroppo|antidolorific*|pastiglie|compresse',
        'medicinal*|medicin*|farmaco|farmaci|dose .. di_troppo|in_eccesso',
        'dieci|quindici|venti|trenta|\\d\\d+ .. pastiglie|pillole|compresse|capsule .. insieme|in_una_volta|tutte_insieme|in_un_colpo',
        'ingoiato|inghiottito|mandato_giu .. dieci|quindici|venti|trenta|\\d\\d+ .. pastiglie|pillole|compresse',

        'preso|ingoiato|bevuto|ingerito|mandato_giu .. tutta|tutte|tutto|troppe|troppi|scatola|flacone|confezione .. pastiglie|pillole|sonniferi|medicin*|farmaci|scatola|compresse|gocce|tachipirina',
        'overdose_di|sovradosaggio|avvelenat*',
        'bevuto|ingoiato .. candeggina|veleno|detersivo',
      ],
    },
    breathing: {
      sure: [
        'non .. riesco|riesce|posso|riusciamo .. respirare|a_respirare|prendere_fiato|fiato',
        'fatica|difficolta|fatico .. respirare|a_respirare',
        'manca|mancando .. aria|respiro|fiato|laria',
        'soffoco|soffocando|sto_soffocando|soffoca|non_respiro|non_respira',
        'labbra|viso|unghie .. blu|viola|cianotiche',
        'respira|respiro .. male|a_fatica|affannos*|appena',
      ],
      plain: ['affanno|fiato_corto|fiatone|dispnea', 'respirare .. fatica|difficile|male'],
    },
    heart: {
      plain: [
        'dolore|dolori|male|oppressione|pressione|peso|stretta|bruciore|fitte|fitta .. petto|cuore|torace|sterno',
        'petto|cuore|torace .. dolore|fa_male|stringe|pesa|brucia|male',
        'infarto|attacco_di_cuore|attacco_cardiaco|arresto_cardiaco',
        'cuore .. velocissimo|impazzito|a_mille|irregolare|veloce',
        'palpitazioni|tachicardia',
      ],
    },
    stroke: {
      sure: [
        'parla|parlava piu .. improvviso|allimprovviso',
        'improvviso|allimprovviso .. non_parla|non_parla_piu|non_riesce_a_parlare',

        'non|piu .. sento|sente|sentire .. gamba|gambe|braccio|braccia|mano|mani|piede|piedi|viso|faccia|dita|lato|corpo',
        'gamba|gambe|braccio|braccia|mano|mani|piede|piedi|viso|faccia|dita .. non .. sento|sente|risponde|rispondono|muove|muovono|muovo',
        'perso|perdo|perdendo|senza|nessuna .. sensibilita|forza|uso .. gamba|gambe|braccio|braccia|mano|mani|piede|piedi|viso|faccia|dita|lato|corpo',
        'non .. riesco|riesce|posso .. muovere|alzare|piegare .. gamba|gambe|braccio|braccia|mano|mani|piede|piedi|dita|lato',
        'gambe|braccia|mani|piede|piedi|dita|mezza|meta .. intorpidit*|addormentat*|insensibil*|paralizzat*|formicola*|cadut*|stort*',
        'addormentat*|paralizzat*|intorpidit*|insensibil* .. viso|faccia|braccio|braccia|gamba|gambe|lato|corpo',
        'non .. riesce|riesco|dice|escono|trova|trovo .. parola|parole|parlare',

        'bocca|viso|faccia|labbro .. stort*|paralizzat*|cadente|deviat*|cadut*|addormentat*',
        'stort*|paralizzat* .. bocca|viso|faccia',
        'non .. muovo|muove|sento|riesco|riesce .. braccio|gamba|mano|lato|parlare|a_parlare|muovere',
        'braccio|gamba|mano|lato|meta .. paralizzat*|addormentat*|intorpidit*|non_si_muove|non_risponde',
        'parla|parlo .. strano|male|biascica*|confus*',
        'biascica|farfuglia',
      ],
      plain: ['ictus|ischemia_cerebrale'],
    },
    unconscious: {
      sure: [
        'svenut*|sviene|e_svenuto|sta_svenendo|svengo',
        'perso|perde .. conoscenza|i_sensi|sensi',
        'non .. si_sveglia|risponde|reagisce|si_risveglia',
        'e|sta incosciente|privo_di_sensi|priva_di_sensi',
        'convulsioni .. ha|avendo',
        'ha|avendo|sta .. convulsioni',
        'collassat*|crollat*',
      ],
      plain: ['incosciente|svenimento|convulsioni'],
    },
    allergy: {
      sure: [
        'faccia|lingua|labbra|gola|viso|occhi|collo .. gonfi*|chiud*|stringe|chiudendo',
        'gonfia|gonfiando|chiude|chiudendo|gonfiat* .. faccia|lingua|labbra|gola|viso',
        'lingua|labbra gonfi*',
        'non_riesco_a_deglutire',
      ],
      plain: [
        'bolle|orticaria|sfogo|macchie|puntini|eruzione .. dappertutto|corpo|ovunque|farmaco|pastiglia|antibiotico|dopo',
        'reazione_allergica|shock_anafilattico|anafil*',
      ],
    },
    bleeding: {
      sure: [
        'sangu*|sangue .. non_si_ferma|non_smette|molto|tanto|fermare|ore|continua|tantissimo|a_fiotti',
        'non .. si_ferma|smette|fermo .. sangu*',
        'fasciatura|benda|garza|lenzuolo|cuscino|medicazione .. sangue|inzuppat*|intris*',
        'perdo|perdendo|vomit*|toss*|sput*|urin*|feci|esce .. sangue|molto_sangue',
        'sto_sanguinando|sta_sanguinando|mi_sanguina|dissangu*',
        'piena|pieno|zuppa .. sangue',
      ],
      plain: ['emorragia', 'sanguin*|sangue'],
    },
    eyes: {
      sure: [
        'non .. vedo|vede .. piu|niente|nulla|occhio|bene',
        'vedo|vede .. nero|niente|doppio',
        'perso|perdendo .. vista',
        'tenda|ombra|macchia|velo|sipario .. ner*|occhio|scur*',
        'diventat* cieco|cieca',
        'sono_cieco|sono_cieca',
      ],
      plain: ['lampi|flash|mosche .. occhi*|vedo', 'occhio .. dolore|male|rosso', 'vista .. offuscata|annebbiata'],
    },
    clot: {
      sure: [
        'polpaccio|gamba|coscia|caviglia .. gonfi*|bollente|calda|dura|scotta|rossa|arrossata',
        'gonfi* .. polpaccio|gamba|caviglia',
        'polpaccio|gamba|coscia .. gonfi*|ross*|cald*|dur*',
        'gonfi* .. polpaccio|gamba',
      ],
      plain: [
        'polpaccio .. male|dolore|malissimo',
        'dolore|male .. polpaccio',
        'trombosi|trombo|embolia|flebite|coagulo',
      ],
    },
    infection: {
      sure: [
        '38*|39*|40*|41* .. febbre|gradi',
        'febbre|temperatura .. 38*|39*|40*|41*|alta|brividi',
        'ho|ha|con .. febbre',
        'esce|uscendo|ho|ha|fuori .. pus',
        'ferita|cicatrice|punti|taglio|sutura .. pus|ross*|cald*|infett*|apert*|puzza*|infiammat*',
      ],
      plain: ['febbre', 'brividi', 'setticemia|infett*'],
    },
    pain: {
      plain: [
        'dolore|dolori|male .. insopportabil*|atroc*|terribil*|fortissim*|lancinant*|tremend*',
        'fa|fanno malissimo',
        'non .. sopporto|resisto .. dolore',
      ],
    },
    other: {
      sure: [
        'chiamate|serve|mandate|bisogno .. ambulanza|unambulanza|lambulanza',
        'sto_morendo|sta_morendo|aiuto_muoio',
      ],
    },
  },
  harmless: [
    'parlare|parlo|parla|dire|parola|parole .. inglese|linglese|arabo|larabo|italiano|telefono',

    'avevo|aveva|era|erano|ho_avuto .. intorpidit*|paralizzat*|addormentat*|gonfi* .. anno_scorso|lanno_scorso|anni_fa',
    'anno_scorso|lanno_scorso|anni_fa|da_bambino|da_bambina .. avevo|aveva|era|erano|ho_avuto .. intorpidit*|paralizzat*|addormentat*|gonfi*',
  ],
  calm: [
    'risco*|rischio|rischi|riesgo*|existe|gengiva*|gengive|encias',
    'trattate|curate|e_pericoloso|ce|avete|posso|si_puo|puo|fate|offrite|devo|potro|saro',
    'quanto|quanti|quanta|che_cosa|quale|quali|quando|come|perche|cosa|dove',
    'rischio|rischi|prezzo|costa|preventivo|se|normal*|possibil*|complicanz*|caso',
    'anni_fa|mesi_fa|anno_fa',
    'anno_scorso|lanno_scorso|una_volta|da_bambino|19*|200*|201*',
    'ora|adesso .. bene|passato|guarit*|meglio',
    'senza|nessun|nessuna|non_ho|non_ha_piu',
    'morta_di|morto_di|deceduto',
    'avevo|ho_avuto|ha_avuto',
    'le_gengive',
  ],
}
