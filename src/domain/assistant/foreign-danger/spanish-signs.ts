// Signs of danger as people write them in Spanish. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const spanishSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'quiero|quisiera|deseo|prefiero|ganas_de|me_quiero|voy_a|quiere .. morir|morirme|matarme|suicidarme|desaparecer|no_despertar|ahorcarme',
        'me|se quiero|quiere morir|matar',
        'no .. quiero|quiere|tengo_ganas .. vivir|seguir_viviendo',
        'pens*|idea* .. suicid*|quitarme_la_vida|matarme|morir',
        'quitarme|quitarse|acabar_con .. vida',
        'suicidarme|suicidarse|matarme|ideas_suicidas',
        'hacerme_dano|cortarme_las_venas|autolesion*',
        'vida .. sin_sentido|no_tiene_sentido|no_vale',
      ],
    },
    child: {
      sure: [
        'hijo|hija|bebe|nino|nina|nene|nena .. trago|tragado|tomo|comio|ingirio|bebio|trag',
        'hijo|hija|bebe|nino|nina .. no_respira|convulsion*|azul|morado|inconsciente|no_despierta|ahoga*',
      ],
    },
    poison: {
      sure: [
        'pase|pasado|exagere con la dosis',

        'tome|tomado|trague|tragado|tomo|ingeri|bebi|bebido .. demasiado|demasiada|demasiados|mucho_mas|doble|de_mas .. medicamento*|medicina*|pastillas|dosis|remedio*|jarabe|pildoras|calmantes',
        'medicamento*|medicina*|pastillas|dosis .. de_mas|demasiado',
        'diez|quince|veinte|treinta|\\d\\d+ .. pastillas|pildoras|comprimidos|capsulas .. de_golpe|de_una_vez|juntas|juntos|a_la_vez',
        'trague|tragado|trago|tragar .. diez|quince|veinte|treinta|\\d\\d+ .. pastillas|pildoras|comprimidos',

        'tome|tomado|trague|tragado|tomo|tomó|ingeri .. toda|todas|todo|caja|frasco|muchas|demasiadas|bote|blister .. pastillas|pildoras|medicamento*|medicina*|caja|somniferos|paracetamol|frasco',
        'sobredosis|envenen*|intoxic*',
        'bebi|bebio|tome|trago .. lejia|cloro|veneno',
      ],
    },
    breathing: {
      sure: [
        'no .. puedo|puede|logro|consigo|consigue|alcanzo .. respirar|jalar_aire|tomar_aire',
        'no_puedo_respirar|no_respira|apenas_respira',
        'cuesta .. respirar|mucho_respirar',
        'falta|faltando .. aire|respiracion|aliento',
        'me_ahogo|me_asfixio|se_ahoga|se_asfixia|ahogandome|me_estoy_ahogando|asfixiando*',
        'labios|cara|unas .. morados|azules|morada|azul',
        'respira|respiro .. mal|con_dificultad|muy_rapido|apenas',
        'tengo|tiene|con .. dificultad .. respirar',
      ],
      plain: ['dificultad .. respirar', 'sin_aire|sin_aliento|falta_de_aire'],
    },
    heart: {
      plain: [
        'dolor*|duele|presion|opresion|aprieta|punzada*|ardor|peso|apreton .. pecho|corazon|torax',
        'pecho|corazon .. duele|dolor|aprieta|oprime|presion|arde',
        'infarto|ataque_al_corazon|ataque_cardiaco|paro_cardiaco',
        'corazon .. rapido|acelerado|se_me_sale|irregular',
        'palpitaciones',
      ],
    },
    stroke: {
      sure: [
        'cayo|caido .. lado .. cara|rostro|boca',
        'de_pronto|de_repente|subitamente .. no_habla|no_puede_hablar|no_responde',
        'no habla .. de_pronto|de_repente',

        'no|ya_no|apenas .. siento|siente|sintiendo|sentir .. pierna|piernas|brazo|brazos|mano|manos|pie|pies|cara|rostro|dedos|lado|cuerpo',
        'pierna|piernas|brazo|brazos|mano|manos|pie|pies|cara|dedos .. no|ya_no .. siento|siente|responde|responden|mueve|mueven|muevo',
        'perdi|perdido|perdiendo|sin .. sensibilidad|fuerza|movilidad|movimiento .. pierna*|brazo*|mano*|pie|pies|cara|lado|cuerpo|dedos',
        'no|ya_no .. puedo|puede|logro|consigo mover|levantar|doblar .. pierna*|brazo*|mano*|pie|pies|dedos|cara|lado|cuerpo',
        'durmio|dormio|entumecio|adormecio|paralizo|dormido|dormida|dormidas|entumecid*|adormecid*|paralizad* .. cuerpo|cara|rostro|brazo*|pierna*|lado|mano*|pie|pies',
        'media|mitad|lado|piernas|brazos|pie|pies|manos|cuerpo .. cara|rostro|cuerpo|dormid*|adormecid*|entumecid*|paralizad*|caid* .. dormid*|adormecid*|entumecid*|paralizad*|caid*',
        'piernas|brazos|pie|pies|manos|cuerpo|medio_cuerpo .. dormid*|adormecid*|entumecid*|paralizad*',
        'no|ni .. puedo|puede|logra|consigue|sale|salen|decir .. palabra|palabras|hablar',

        'boca|cara|labio|sonrisa|rostro .. torcid*|chuec*|caid*|paraliz*|dormid*|desviad*|ladead*',
        'torcido|torcida|torcio|paralizo|caido|durmio|desviado .. boca|cara|rostro',
        'no .. puedo|puede|siento|siente|mueve|muevo .. brazo|pierna|mano|hablar|lado|cuerpo',
        'brazo|pierna|mano|lado|mitad .. no_responde|dormid*|adormecid*|paralizad*|entumecid*|no_se_mueve',
        'habla .. raro|enredado|mal|arrastrando|no_se_entiende',
        'no_puede_hablar|no_puedo_hablar|se_le_traba',
      ],
      plain: ['derrame_cerebral|ictus|embolia_cerebral|acv'],
    },
    unconscious: {
      sure: [
        'desmay*',
        'perdio|perdido|perdi .. conocimiento|conciencia|consciencia',
        'no .. despierta|responde|reacciona|reaccion',
        'esta|quedo|encuentro inconsciente',
        'convulsionando|convulsiona|esta_convulsion*|teniendo_convulsiones',
        'se_desplomo|colapso|cayo_al_suelo',
      ],
      plain: ['inconsciente|convulsion*|desvanecim*'],
    },
    allergy: {
      sure: [
        'cara|lengua|labios|garganta|ojos|cuello|rostro .. hincha*|hinchad*|inflama*|cierra*|cerrando|hinch*',
        'hincha*|hinchando|inflam*|cierra*|cerrando .. cara|lengua|labios|garganta',
        'no_puedo_tragar',
      ],
      plain: [
        'ronchas|sarpullido|urticaria|habones|manchas .. cuerpo|todo|medicamento|pastilla|antibiotico|despues',
        'reaccion_alergica|shock_anafilactico|anafil*',
      ],
    },
    bleeding: {
      sure: [
        'sangr* .. no_para|mucho|no_deja|no_se_detiene|sin_parar|horas|parar|chorros|no_paro|abundante*',
        'no .. para|deja|detiene|corta .. sangr*',
        'vendaje|venda|gasa|sabana|almohada|aposito .. sangre|empapad*',
        'vomit*|tos*|orin*|escup*|pierdo|perdiendo|heces|sale|saliendo .. sangre',
        'estoy|esta sangrando',
        'llena*|empapad*|bañad* .. sangre',
        'desangr*|me_sangra|le_sangra',
      ],
      plain: ['hemorragia', 'sangrado|sangre|sangra*'],
    },
    eyes: {
      sure: [
        'no .. veo|ve .. nada|ojo|bien',
        'veo|vio .. nada|negro|doble|borroso_de_repente',
        'perdi|perdido|pierdo .. vista|vision',
        'cortina|sombra|mancha|velo|telon .. negr*|ojo|oscur*',
        'quede|quedado|quedando cieg*',
      ],
      plain: ['destellos|flashes|relampagos|luces .. ojo*', 'ojo .. dolor|duele|rojo', 'vision_borrosa|vista_borrosa'],
    },
    clot: {
      sure: [
        'pantorrilla|pierna|gemelo|muslo|tobillo .. hinch*|hirviendo|ardiendo|caliente|inflam*',
        'hinch*|inflam* .. pantorrilla|pierna|muslo|tobillo',

        'pantorrilla|pierna|gemelo|muslo .. hinchad*|roja|caliente|dura|hincho|inflamad*',
        'hinchad*|inflamad* .. pantorrilla|pierna',
      ],
      plain: ['pantorrilla .. duele|dolor', 'dolor .. pantorrilla|gemelo', 'trombosis|trombo|embolia|coagulo'],
    },
    infection: {
      sure: [
        '38*|39*|40*|41* .. fiebre|grados|temperatura|calentura',
        'fiebre|temperatura|calentura .. 38*|39*|40*|41*|alta|escalofrios',
        'tengo|tiene|estoy_con|mucha|sigo_con .. fiebre|calentura',
        'sale*|tengo|hay|tiene .. pus',
        'herida|cicatriz|puntos|sutura|corte .. pus|roja|caliente|infectad*|abierta|abrio|huele|supura*|supur*|abierto|abrieron',
      ],
      plain: ['fiebre|calentura', 'escalofrios', 'septicemia|infectad*'],
    },
    pain: {
      plain: [
        'dolor* .. insoportable*|horrible*|terrible*|fuertisim*|intens*|muy_fuerte|atroz',
        'duele .. muchisimo|horrible|no_aguanto|demasiado',
        'no .. aguanto|soporto .. dolor',
        'muero_del_dolor|muero_de_dolor',
      ],
    },
    other: {
      sure: ['llamen|necesito|manden|envien .. ambulancia', 'me_estoy_muriendo|se_esta_muriendo'],
      plain: ['auxilio|socorro'],
    },
  },
  harmless: [
    'hablar|hablo|habla|decir|palabra .. ingles|arabe|espanol|telefono',
    'ingles|arabe .. no_puedo_hablar|no_hablo',
    'no .. puedo|pude mover .. la_cita|el_vuelo|la_fecha|la_reserva',

    'tenia|tuve|tuvo|estaba|era .. dormid*|adormecid*|entumecid*|paralizad*|hinchad* .. ano_pasado|hace .. anos',
    'ano_pasado|anos|de_nino|de_nina .. tenia|tuve|tuvo|estaba .. dormid*|adormecid*|entumecid*|paralizad*|hinchad*',
  ],
  calm: [
    'risco*|rischio|rischi|riesgo*|existe|gengiva*|gengive|encias',
    'pronto_socorro',
    'tratan|es_normal|es_peligroso|hay|tienen|puede|puedo|se_puede|ofrecen|hacen|voy_a|debo',
    'cuanto|cuantos|cuanta|que_pasa|que_es|que_hay|que_tal|cual|cuales|cuando|como|por_que|donde',
    'riesgo*|precio|cuesta|presupuesto|costo|coste|si|normal*|posible|complicacion*|efectos|caso',
    'hace .. anos|meses',
    'ano_pasado|antes|antiguo|de_nino|19*|200*|201*',
    'ya|ahora .. bien|paso|no_tengo|mejor',
    'sin|ningun|ninguna|no_tengo|no_tiene',
    'murio|fallecio',
    'tuvo|tuve|tenia',
  ],
}
