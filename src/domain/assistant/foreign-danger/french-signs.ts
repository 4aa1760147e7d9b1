// Signs of danger as people write them in French. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const frenchSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'veux|voudrais|vais|prefere|prefererais|aimerais|envie_de|envie mourir|den_finir|crever|disparaitre|me_tuer|me_suicider|me_pendre|en_finir|me_foutre_en_lair',
        'envie|pense*|idees|penser|songe .. suicide|suicider|en_finir|me_tuer|suicidaires|mort',
        'plus|pas .. envie|force|raison|gout de_vivre|de_continuer',
        'veux|peux plus vivre|continuer_a_vivre',
        'me|mettre suicider|tuer|fin_a_mes_jours',
        'me_faire_du_mal|mouvrir_les_veines|me_scarifie|me_scarifier|mutile|mutiler',
        'pensees|idees suicidaires|noires',
        'veut|va .. mourir|se_suicider|se_tuer|en_finir',
      ],
    },
    child: {
      sure: [
        'fils|fille|bebe|enfant|petit|petite|gamin .. avale|avaler|ingere|bu .. pile|medicament*|javel|produit|piece|cachet*|comprime*|aimant|bille|detergent|lessive|bouton',
        'bebe|enfant|fils|fille .. convuls*|etouffe|respire_plus|respire_pas|bleu|bleue|inconscient*|reveille_pas|reveille_plus',
      ],
    },
    poison: {
      sure: [
        'double|triple|doubler|depasse|trompe .. dose|dosage',
        'avale|avaler|gobe .. dix|quinze|vingt|trente|quarante|\\d\\d+ .. comprime*|cachet*|pilule*|gelule*|medicament*',
        'pris|prise|prendre .. dun_coup|a_la_fois|en_meme_temps|par_erreur .. comprime*|cachet*|pilule*|gelule*|medicament*',
        'pris|prise .. comprime*|cachet*|pilule*|gelule*|medicament* .. dun_coup|dun_seul_coup',

        'pris|avale|bu|prise|avaler .. boite|tube|plaquette|flacon|tous|toutes|trop .. somnifere*|medicament*|cachet*|comprime*|pilule*|antidouleur*|doliprane|anxiolytique*|xanax',
        'pris|avale|bu .. trop|toute|toutes .. medicament*|somnifere*|cachet*|boite|comprime*',
        'surdose|fait_une_overdose|faire_une_overdose',
        'avale|bu .. javel|poison|detergent|produit',
      ],
    },
    breathing: {
      sure: [
        '*arrive*|peux|peut|parviens|parvient|reussi* plus|pas|meme_plus|meme_pas .. respirer|souffle|air',
        'jai|ai|jeprouve|elle_a|il_a|a .. mal|peine|difficulte|difficultes .. a respirer',
        'jetouffe|letouffe|suffoque|setouffe|asphyxie|jsuffoque',
        'levres|visage|ongles .. bleu|bleus|bleue|bleues|violet|violettes|violets',
        'manque .. air|souffle|doxygene',
        'respire plus|tres_mal|presque_plus|difficilement|super_mal|mal',
      ],
      plain: [
        'mal|difficulte*|peine a|pour respirer',
        'respiration difficile|sifflante|rapide|courte',
        'essouffle*|souffle_court|souffle_coupe',
        'gene respiratoire',
        'detresse_respiratoire',
      ],
    },
    heart: {
      plain: [
        'douleur*|mal|oppression|pression|poids|serre*|brulure|etau|oppresse*|compress* .. poitrine|thorax|thoracique|coeur|sternum',
        'poitrine|coeur|thorax .. mal|douleur|serre*|oppress*|ecrase|fait_mal|brule|poids',
        'crise_cardiaque|infarctus|arret_cardiaque',
        'coeur .. vite|semballe|explose|lache|irregulier|fort',
        'palpitations',
      ],
    },
    stroke: {
      sure: [
        'jambe|jambes|bras|main|mains|pied|pieds .. portent|porte|les_sens|la_sens|le_sens plus|pas',

        'sens|sent|sentir|ressens|ressent plus|pas|meme_plus .. jambe|jambes|bras|main|mains|pied|pieds|visage|cote|doigts|corps|joue',
        'perdu|perds|perd|aucune|plus_de sensibilite|la_sensibilite|sensation|les_sensations|lusage|force .. jambe|jambes|bras|main|mains|pied|pieds|visage|cote|doigts|corps',
        'jambes|pied|pieds|doigts|visage|corps|membres .. bouge|bougent|bouger|sens|repond|repondent|obeit|obeissent .. plus|pas',
        'jambe|jambes|bras|main|mains|pied|pieds|doigts|visage|figure|joue|cote|moitie|corps .. repond|repondent|bouge|bougent|bouger|sens|engourdi*|endormi*|insensible*|paralyse*|morte .. plus|depuis|brusquement|soudain*|dun_coup',
        'visage|figure|joue|corps|moitie|bras|jambe|jambes|pied|pieds .. engourdi*|endormi*|insensible*|paralyse*',
        'plus|pas .. dire|sortir|prononcer|articuler|trouver .. mot|mots|parole|phrase',
        'perdu|perd|perds lusage_de_la_parole|la_parole',

        'bouche|visage|levre|sourire .. travers|tordu|tordue|tombe|tombante|paralyse*|deforme*|affaisse*|pend',
        'bras|jambe|main|cote|moitie .. bouge|bouger|sens|repond|sent .. plus|pas',
        'bras|jambe|main|cote .. bouge_plus|bouge_pas|paralyse*|engourdi*|repond_plus',
        'peux|peut|*arrive* plus|pas .. parler|bouger|marcher|lever_le_bras',
        'parle|articule|parler .. bizarre*|mal|difficilement|plus|incomprehensible',
      ],
      plain: ['avc|attaque_cerebrale', 'paralysie|paralysee|est_paralyse', 'engourdi* .. cote|visage|bras'],
    },
    unconscious: {
      sure: [
        'evanoui|evanouie|sevanouit|tombe_dans_les_pommes|inconscient_par_terre|est_inconscient|est_inconsciente|evanouit',
        'perdu .. connaissance|conscience',
        'se|sest reveille pas|plus',
        'repond|reagit|reveille|bouge plus|pas',
        'fait|convulsions|convulse|crise .. convulsion*|epilepsie|convulse',
      ],
      plain: ['malaise|syncope|perte_de_connaissance|convulsions'],
    },
    allergy: {
      sure: [
        'visage|gorge|langue|levres|paupieres|cou .. gonfle|gonflent|gonflee|gonfles|enfle|enflee|enflent|enflees|serre|ferme|bloque*',
        'gonfle|enfle|enflee|gonflee|serre .. visage|gorge|langue|levres',
      ],
      plain: [
        'plaques|boutons|urticaire|eruption .. partout|corps|medicament|antibiotique|apres',
        'reaction|choc .. allergique|anaphylactique',
        'oedeme_de_quincke',
      ],
    },
    bleeding: {
      sure: [
        'saigne|saignement|sang|hemorragie .. arrete|arreter|beaucoup|enormement|abondamment|partout|stop|impossible|flots|cesse|continue',
        'pansement|drap|compresse|bandage|oreiller .. sang|imbibe|trempe',
        'plein|imbibe|rempli|trempe|perd|perds|vomi|vomis|crache|tousse|urine|coule .. sang',
        'je|ca saigne',
        'cicatrice|plaie|nez .. saigne',
      ],
      plain: ['hemorragie', 'saigne*'],
    },
    eyes: {
      sure: [
        'vois|voit|voyais plus|pas .. rien|oeil|yeux|bien|du_tout',
        'vois|voit plus|rien|presque_rien|double|noir|flou_dun_coup',
        'perdu|perds|perte_brutale|perte_soudaine .. vue|vision',
        'rideau|voile|tache|ombre .. noir*|oeil|yeux|devant',
      ],
      plain: [
        'oeil|yeux .. douleur|mal|rouge|eclairs',
        'eclairs|flashs|mouches .. oeil|yeux|vision|devant',
        'vision|vue .. floue|trouble .. coup|soudain*|depuis',
      ],
    },
    clot: {
      sure: [
        'mollet|jambe|cuisse|cheville .. gonfl*|enfl*|brulante|brulant|chaude|double_de_volume|dure',
        'gonfl*|enfl* .. mollet|jambe|cheville',
        'mollet|jambe|cuisse .. gonfle|gonflee|dur|rouge|chaud|chaude',
        'gonfle|gonflee|enflee .. mollet|jambe',
      ],
      plain: ['mollet .. mal|douleur*|douloureux', 'douleur|mal .. mollet', 'phlebite|thrombose|embolie'],
    },
    infection: {
      sure: [
        '38*|39*|40*|41* .. fievre',
        'fievre .. 38*|39*|40*|41*|elevee',
        'jai|fait|ma|sa .. temperature .. 38*|39*|40*|41*',
        'jai|ai|fait|depuis|forte|grosse .. fievre',
        'pus|liquide_jaune|sort .. cicatrice|plaie|suture|operation|pus',
        'cicatrice|plaie|suture .. pus|suppure|infectee|rouge|chaude|ouverte|ouvre|sent_mauvais|coule|purulent*|rouvert*',
      ],
      plain: ['fievre', 'frissons', 'infectee|infecte', 'septicemie'],
    },
    pain: {
      plain: [
        'douleur*|mal .. insupportable*|atroce*|horrible*|intense*|terrible*|affreu*',
        'souffre le_martyre|enormement|horriblement',
        'pire|plus_fort mal|douleur .. vie',
      ],
    },
    other: {
      sure: [
        'appelez|besoin|envoyez .. ambulance|secours|samu',
        'je vais mourir|crois_que_je_meurs',
        'urgence_vitale|au_secours',
      ],
    },
  },
  harmless: [
    'parler|parle|dire|mot|mots|comprendre .. anglais|danglais|francais|arabe|darabe|langlais|larabe|telephone|langue',

    'etait|etaient|javais|avais|avait|ai_eu|a_eu .. engourdi*|paralyse*|endormi*|insensible*|gonfle* .. annee_derniere|lannee_derniere|lan_dernier|an_dernier|il_y_a|en_20*|enfance',
    'annee_derniere|lannee_derniere|lan_dernier|an_dernier|enfance|ans|en_20* .. etait|etaient|javais|avais|avait|ai_eu .. engourdi*|paralyse*|endormi*|insensible*|gonfle*',
    'javais|avais|avait|ai_eu .. visage|jambe|bras|main|pied paralyse*|engourdi*|endormi* .. il_y_a .. ans',
  ],
  calm: [
    'est_ce_que|est_il|est_elle|est_ce|y_a_t_il|a_t_il|avez_vous|traitez*|soignez*|faites_vous|proposez*|puis_je|peut_on|peuton|pourrais_je|soigner|traiter',
    'quel|quels|quelle|quelles|combien|comment|quand|pourquoi|que_se_passe',
    'risque*|prix|cout|coute|devis|tarif|en_cas|si|normal*|possible|eventuel*|general|complication*|effets',
    'il_y_a .. ans|annees|mois',
    'en 19*|20*',
    'annee_derniere|dernier|jadis|autrefois|avant_mon|antecedent*|ans|enfance',
    'maintenant .. normal|bien|gueri*|fini|mieux',
    'nest_plus|plus_de fievre|douleur*|saignement*|sang',
    'pas_de|aucun|aucune|sans',
    'mort_de|morte_de|decede*',
    'gencives',
    'vous_avez|un_cardiologue',
  ],
}
