// Signs of danger as people write them in Portuguese. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const portugueseSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'quero|queria|vontade_de|prefiro|gostaria_de|desejo|vou|quer .. morrer|me_matar|sumir|suicidar|desaparecer|tirar_minha_vida|acabar_com_tudo',
        'nao .. quero|quer|aguento|tenho_vontade .. viver|continuar_vivendo',
        'pens* .. suicid*|me_matar|morrer|tirar_a_vida|matar_me',
        'me_matar|matar_me|suicidar*|me_suicidar',
        'tirar|acabar_com .. vida',
        'me_cortar|me_machucar|automutil*|pensamentos_suicidas',
      ],
    },
    child: {
      sure: [
        'filho|filha|bebe|crianca|menino|menina|nenem .. engoliu|tomou|bebeu|comeu|ingeriu',
        'filho|filha|bebe|crianca|nenem .. nao_respira|convuls*|roxo|azul|nao_acorda|engasg*|desmai*',
      ],
    },
    poison: {
      sure: [
        'exagerei|passei|abusei na|no|da|do dose|remedio',
        'tomei|engoli .. cartela|caixa|frasco',

        'tomei|tomou|engoli|engoliu|ingeri|ingeriu|bebi .. demais|dobro|dose_dupla|a_mais|em_excesso|muito .. remedio*|medicamento*|medicacao|comprimido*|dose',
        'tomei|tomou|engoli|engoliu|ingeri|ingeriu .. remedio*|medicamento*|medicacao|comprimido*|calmante*|dose .. demais|a_mais|em_excesso|em_dobro|dupla',
        'dez|quinze|vinte|trinta|\\d\\d+ .. comprimidos|pilulas|capsulas|remedios .. de_uma_vez|de_uma_so_vez|juntos|juntas',
        'engoli|engoliu .. dez|quinze|vinte|trinta|\\d\\d+ .. comprimidos|pilulas|capsulas',

        'tomei|engoli|tomou|ingeri|bebi|engoliu .. toda|todos|todas|inteira|inteiro|muitos|muitas|demais|caixa|cartela|frasco .. remedio*|comprimido*|pilula*|caixa|calmante*|medicamento*|rivotril',
        'tive_uma_overdose|teve_uma_overdose|overdose_de|superdosagem|envenen*|intoxic*',
        'bebeu|bebi|tomou .. agua_sanitaria|veneno|lixivia|cloro',
        'caixa_inteira|cartela_inteira|frasco_inteiro',
      ],
    },
    breathing: {
      sure: [
        'nao .. consigo|conseguindo|consegue|posso|to_conseguindo .. respirar|puxar_o_ar',
        'falta .. ar|folego',
        'estou|to|ta|esta|com .. falta_de_ar|sem_ar|sufoc*',
        'dificuldade|dificil|custa|custando .. respirar',
        'sufocando|me_sufoc*|nao_respira|asfixi*|engasgad*',
        'labios|boca|rosto|unhas .. roxos|roxo|azuis|azulad*|roxa|roxas',
        'respirando|respira .. mal|com_dificuldade|rapido|pouco',
      ],
      plain: ['falta_de_ar', 'dificuldade .. respirar'],
    },
    heart: {
      plain: [
        'dor|dores|aperto|pressao|queimacao|pontada*|peso|doi|ardor .. peito|coracao|torax',
        'peito|coracao .. doendo|doi|aperta*|dor|queima*|pesa*|apertado',
        'infarto|enfarte|ataque_cardiaco|parada_cardiaca',
        'coracao .. acelerado|disparado|rapido|parando|irregular',
        'palpitac*',
      ],
    },
    stroke: {
      sure: [
        'nao|ja_nao|mal .. sinto|sente|sentindo|sentir .. perna|pernas|braco|bracos|mao|maos|pe|pes|rosto|cara|dedos|lado|corpo',
        'perna|pernas|braco|bracos|mao|maos|pe|pes|rosto|dedos .. nao .. sinto|sente|responde|respondem|mexe|mexem|mexo|obedece*',
        'perdi|perdeu|perdendo|sem .. sensibilidade|forca|movimento*|sensacao .. perna*|braco*|mao|maos|pe|pes|rosto|lado|corpo|dedos',
        'nao .. consigo|consegue|posso|conseguindo .. mexer|mover|levantar|dobrar .. perna*|braco*|mao|maos|pe|pes|dedos|rosto|lado|corpo',
        'pernas|bracos|maos|pe|pes|rosto|cara|corpo .. dormente*|dormencia|paralis*|formig*|sem_forca|caid*',
        'dormente*|dormencia|paralis* .. rosto|cara|braco*|perna*|lado|corpo|mao|pe',
        'nao .. consegue|consigo|diz|sai|saem .. palavra*|falar|fala',

        'boca|rosto|labio|face|cara .. tort*|paralis*|cai*|repux*|dorment*',
        'tort*|paralis* .. boca|rosto|cara',
        'nao .. consigo|consegue|sinto|sente|mexe|mexo .. braco|perna|mao|falar|lado|corpo',
        'braco|perna|mao|lado|metade .. dorment*|paralis*|formig*|nao_mexe|nao_responde|sem_forca',
        'fala|falando .. enrolad*|arrastad*|estranho|embolad*',
        'fala_enrolada',
      ],
      plain: ['derrame|avc|derrame_cerebral'],
    },
    unconscious: {
      sure: [
        'desmai*',
        'perdeu|perdi .. consciencia|os_sentidos|sentidos',
        'nao .. acorda|responde|reage|ta_acordando',
        'esta|ficou|ta inconsciente|desacordad*',
        'convulsionando|convulsao .. teve|tendo',
        'tendo|teve .. convuls*',
        'desacordad*|caiu_no_chao',
      ],
      plain: ['inconsciente|convuls*|desmaio'],
    },
    allergy: {
      sure: [
        'rosto|lingua|labios|garganta|boca|olhos|cara|pescoco .. inchando|inchad*|inchou|incham|fechando|fechou|fechad*',
        'inchou|inchando|fechando .. rosto|lingua|labios|garganta',
        'lingua|labios inchad*',
        'nao_consigo_engolir',
      ],
      plain: [
        'manchas|urticaria|erupcao|vergoes|bolinhas|placas .. corpo|todo|remedio|antibiotico|depois',
        'reacao_alergica|choque_anafilatico|anafil*',
      ],
    },
    bleeding: {
      sure: [
        'sangr* .. nao_para|muito|nao_estanca|horas|sem_parar|demais|nao_parou|parar',
        'nao .. para|estanca|consigo_parar .. sangr*',
        'curativo|gaze|lencol|faixa|penso|travesseiro .. sangue|encharcad*',
        'vomit*|tossi*|urin*|cuspi*|perdendo|perdi|fezes|saindo .. sangue',
        'estou|esta|ta|to sangrando',
        'encharcad*|chei* .. sangue',
        'sangue .. jorrando|escorrendo|saindo',
        'esvaindo',
      ],
      plain: ['hemorragia', 'sangramento|sangue|sangra*'],
    },
    eyes: {
      sure: [
        'nao .. vejo|ve|enxergo|enxerga|enxergando|vendo .. nada|olho|mais|direito',
        'vejo|vendo .. nada|preto|duplo|tudo_preto',
        'perdi|perdendo|perdeu .. visao|vista',
        'cortina|sombra|mancha|veu .. pret*|escur*|olho',
        'fiquei|ficou|ficando ceg*',
      ],
      plain: [
        'flashes|claroes|raios|luzes .. olho*',
        'olho .. dor|doi|vermelho',
        'visao|vista .. embacada|turva|borrada',
      ],
    },
    clot: {
      sure: [
        'panturrilha|perna|coxa|tornozelo .. inch*|quente|fervendo|vermelha|dura',
        'inch* .. panturrilha|perna|coxa|tornozelo',

        'panturrilha|perna|batata_da_perna|coxa|barriga_da_perna .. inchad*|inchou|vermelh*|quente|dura',
        'inchad* .. panturrilha|perna',
      ],
      plain: ['panturrilha .. doi|dor|doendo', 'dor .. panturrilha|batata_da_perna', 'trombose|embolia|coagulo'],
    },
    infection: {
      sure: [
        '38*|39*|40*|41* .. febre|graus',
        'febre|temperatura .. 38*|39*|40*|41*|alta|calafrio*',
        'estou_com|to_com|tenho|tive_hoje|muita|com .. febre',
        'saindo|sai|tem|estou_com|com .. pus',
        'corte|ferida|cicatriz|pontos|ferimento|operacao .. pus|vermelh*|quente|infeccion*|infet*|abert*|abriu|cheir*|fedendo|secrecao',
      ],
      plain: ['febre', 'calafrios', 'sepse|septicemia|infeccionad*'],
    },
    pain: {
      plain: [
        'dor|dores .. insuportavel|horrivel|terrivel|fortissim*|muito_forte|absurda|intensa',
        'doi|doendo .. demais|muito_muito|pra_caramba|horrores',
        'nao .. aguento|suporto .. dor',
        'morrendo_de_dor',
      ],
    },
    other: {
      sure: [
        'chamem|preciso|mandem|chama .. ambulancia|samu',
        'acho_que_vou_morrer|estou_morrendo_me_ajud*|esta_morrendo',
      ],
      plain: ['socorro'],
    },
  },
  harmless: [
    'falar|falo|fala|dizer|palavra .. ingles|arabe|portugues|telefone',

    'estava|tinha|tive|teve|era .. dormente*|paralis*|inchad* .. ano_passado|ha .. anos|anos_atras',
    'ano_passado|anos|quando_crianca .. estava|tinha|tive|teve .. dormente*|paralis*|inchad*',
  ],
  calm: [
    'risco*|rischio|rischi|riesgo*|existe|gengiva*|gengive|encias',
    'pronto_socorro',
    'voces|tratam|e_perigoso|existe|ha|tem_como|posso|pode|da_para|fazem|oferecem|devo|vou_ficar|vou_poder',
    'quanto|quantos|quanta|qual|quais|quando|como|por_que|o_que|onde',
    'risco*|preco|custa|orcamento|se|normal|normais|possivel|complicac*|caso',
    'ha .. anos|meses',
    'anos_atras|ano_passado|antigamente|quando_crianca|19*|200*|201*',
    'agora|ja .. bem|passou|melhor|normal',
    'sem_febre|sem_dor|nenhum|nenhuma|nao_tenho',
    'morreu|faleceu',
    'teve_um|tive_uma|tinha',
    'a_gengiva',
  ],
}
