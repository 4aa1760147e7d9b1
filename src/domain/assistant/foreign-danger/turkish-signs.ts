// Signs of danger as people write them in Turkish. A table: add a line where one was missed.
import type { ForeignSigns } from './foreign-signs.ts'

export const turkishSigns: ForeignSigns = {
  signs: {
    'self-harm': {
      sure: [
        'olmek|gebermek|yok_olmak|oldurmek|intihar_etmek .. istiyorum|istiyor|geliyor|isterim|istedim',
        'yasamak .. istemiyorum|istemiyor|icimden_gelmiyor|gelmiyor',
        'intihar .. etmeyi|edecegim|etmek|dusunuyorum|etti|ediyor|dusuncesi*',
        'kendimi|kendini .. oldurmek|oldurecegim|kesiyorum|zarar|asmak|oldurucem|oldurecek',
        'canima .. kiymak|kiyacagim|tak_etti',
        'hayatima|hayatimi .. son|bitirmek',
        'keske_olsem|olsem_de_kurtulsam',
      ],
    },
    child: {
      sure: [
        'oglum|kizim|bebegim|cocugum|bebek|cocuk|oglan .. yuttu|icti|yedi|yutmus|icmis',
        'oglum|kizim|bebegim|cocugum|bebek|cocuk .. morardi|nefes_almiyor|nobet|havale|uyanmiyor|boguluyor',
      ],
    },
    poison: {
      sure: [
        'ilac*|hap*|agri_kesici*|uyku_hap* .. fazla|asiri|kutu .. aldim|aldi|ictim|icti',

        'cok|fazla|asiri|iki_kat|yanlislikla|bir_avuc|avuc .. ilac*|hap*|tablet*|doz* .. ictim|icti|aldim|aldi|yuttum|yuttu|icmis|almis',
        'on|on_bes|yirmi|otuz|\\d\\d+ .. hap*|tablet*|ilac* .. birden|bir_kerede|ayni_anda .. ictim|icti|aldim|aldi|yuttum|yuttu',
        'fazla|asiri|iki_kat doz*',

        'kutu|sise|avuc|butun|tum|cok|fazla .. hap|ilac|uyku_hapi|haplari|ilaclari|hapi .. ictim|icti|aldim|yuttum|icmis|aldi',
        'asiri_doz|overdoz|zehirlendi*|doz_asimi',
        'camasir_suyu|zehir|deterjan .. icti*|yuttu*',
      ],
    },
    breathing: {
      sure: [
        'nefes|nefesim|soluk .. alamiyor*|alamadim|alamiyom|alamıyor|almiyor|gelmiyor|kesiliyor|kesildi|cikmiyor|yetmiyor',
        'nefes .. zorlaniyor*|zor|guclukle|zorluk|darligim|darligi_var|daraliyor|sikisiyor|daraldi',
        'zor|zorla|guclukle nefes|soluk',
        'boguluyor*|boguldu|nefessiz',
        'dudaklari|dudaklarim|yuzu|parmaklari .. morardi|mor|mavi|moraryor|morariyor',
        'havasiz_kaliyorum|hava_alamiyorum',
      ],
      plain: ['nefes_darligi|nefes_darligim|solunum_sikintisi'],
    },
    heart: {
      plain: [
        'gogsum*|gogus*|kalbim*|kalp|gogse .. agri*|baski|sikis*|yanma|agriyor|saplan*|aci*|agirlik|batiyor|sanci*',
        'agri*|baski|sikisma|sanci .. gogsum*|gogus*',
        'kalp_krizi|kalp_durmasi|enfarktus',
        'kalbim .. duracak|hizli|carpiyor|duzensiz|yerinden',
        'carpinti',
      ],
    },
    stroke: {
      sure: [
        'birden|aniden .. konusamaz|konusamiyor|konusmuyor',

        'yuz*|agz*|dudag*|yanag* .. uyus*|his*|felc*|sark*|kaydi|carpil*|kayik|dustu',
        'uyus*|felc*|hissiz* .. yuz*|kol*|bacak*|bacag*|el|elim|ayag*|ayak*|taraf*',
        'kol*|bacag*|bacak*|ayag*|ayak*|elim*|elin*|ellerim*|parmak*|yuz*|taraf*|vucud* .. hissetm*|hissedem*|his_yok|his_kalmadi|hissi_yok|oynatam*|kipirdatam*|kimildatam*|hareket_ettirem*|kaldiram*|tutmuyor|uyustu|uyusuk|uyusuyor|uyusmus_durumda|hissiz',
        'konusam*|tek_kelime_edem*|kelime .. soyleyem*|cikaram*|edem*',
        'dili tutuldu|peltek*|dolan*',

        'agzi|agzim|yuzu|yuzum|dudagi .. kaydi|carpildi|egildi|yamuldu|felc|dustu|uyustu',
        'kolum|kolu|bacagim|bacagi|elim|eli|tarafim|tarafi|vucudumun .. uyustu|oynatamiyor*|hareket_ettiremiyor*|tutmuyor|felc|kalkmiyor|hissetmiyor*|kipirdamiyor',
        'konusamiyor*|konusmasi_bozuldu|dili_dolaniyor|pelteklesti|konusmasi .. bozuk|anlasilmiyor',
        'felc_gecir*|inme_gecir*',
      ],
      plain: ['felc|inme'],
    },
    unconscious: {
      sure: [
        'bayildi|bayilmis|bayildim|bayiliyor*|bayilacak',
        'bilinci*|suuru*|bilincini .. kapali|kaybetti|yok|yerinde_degil|gitti|kapandi',
        'uyanmiyor|tepki_vermiyor|kendine_gelmiyor|cevap_vermiyor|ayilmiyor|yere_yigildi|yigildi',
        'nobet|havale .. geciriyor|gecirdi',
        'kendinden_gecti',
      ],
      plain: ['bilinc kaybi', 'bayilma'],
    },
    allergy: {
      sure: [
        'yuzum|yuzu|dilim|dili|bogazim|bogazi|dudagim|dudaklarim|dudaklari|gozlerim|boynum .. sisti|sisiyor|sismis|kapaniyor|tikandi|daraliyor|sis',
        'her_yerim|vucudum|her_tarafim .. kabardi|dokuntu|kizardi|kasiniyor|dokuldu|kurdesen',
        'yutkunamiyor*',
      ],
      plain: [
        'dokuntu|kurdesen|kabarti*|kizariklik .. ilac*|antibiyotik*|vucu*|sonra',
        'alerjik reaksiyon|sok|soka',
        'anafilak*',
        'ilactan_sonra|antibiyotikten_sonra .. sis*|kabar*|dokuntu',
      ],
    },
    bleeding: {
      sure: [
        'kanama* .. durmuyor|durmadi|cok|durduramiyor*|var|siddetli|dinmiyor|devam|kesilmiyor',
        'kan .. durmuyor|durmadi|fiskiriyor|geliyor|akiyor|kustu|kusuyor*|kaybe*|oksur*|bosaliyor|tukur*',
        'kaniyor|kanamaya_basladi',
        'sargi|bandaj|carsaf|yastik|pansuman .. kan|kanla',
        'kan_icinde|kanlar_icinde|kanla_doldu',
      ],
      plain: ['kanama*'],
    },
    eyes: {
      sure: [
        'gorm*|goremiyor*|gorme* .. kaybet*|oldu|birden|aniden',
        'goremiyor*|gormuyor*|gormez_oldu|gormez|kor_oldu|kor_oldum',
        'perde|golge|leke|karalti .. goz*|indi|siyah|kara',
        'siyah|kara perde|golge|leke',
        'gormemi|gorme .. kaybettim|gitti|kayboldu',
      ],
      plain: ['simsek*|isik_cak*|ucusan .. goz*', 'goz* .. agri*|aniden|birden|bulanik'],
    },
    clot: {
      sure: [
        'baldir*|bacagim|bacagi|bilegim .. sis*|sicak|isin*|kizar*|yaniyor',
        'sis*|sisen .. baldir*|bacagim',
        'baldir*|bacagim|bacagi|bacak|kalcam .. sisti|sis|sismis|kizardi|sicak|morardi|kizarik',
      ],
      plain: ['baldir* .. agri*|aci*|sert', 'pihti|tromboz|emboli|damar_tikan*'],
    },
    infection: {
      sure: [
        'ates* .. 38*|39*|40*|41*|yuksek|cikti|dusmuyor|var|titr*',
        '38*|39*|40*|41* .. ates*|derece',
        'irin|cerahat|iltihap_akiyor|iltihap_geliyor',
        'dikis*|yara*|kesi .. irin|iltihap*|kizar*|sicak|acildi|kokuyor|akinti|akiyor|patladi|kipkirmizi|sisti',
        'titriyorum|usume_titreme|titreme_tuttu|ates_basti',
      ],
      plain: ['atesim|atesi|atesli', 'titreme|usume', 'kan_zehirlenmesi|enfeksiyon_kap*'],
    },
    pain: {
      plain: [
        'agri* .. dayanilmaz|siddetli|korkunc|cok|oluyorum|dayanamiyorum|gecmiyor',
        'dayanilmaz|siddetli|korkunc .. agri*|sanci*',
        'agridan|acidan .. oluyorum|duramiyorum|bagiriyor*',
      ],
    },
    other: { sure: ['ambulans .. cagirin|lazim|gonderin|yollayin|istiyorum', 'oluyorum_yardim|imdat'] },
  },
  harmless: [
    'ingilizce|arapca|turkce|telefonda .. konusam*|soyleyem*|konusmuyor*',

    'yil_once|sene_once|gecen_yil|gecen_sene .. yuz felci gecirdim|gecirmistim',
    'gecen_yil|gecen_sene|yil_once|sene_once|eskiden|cocukken .. uyusmustu|uyusuyordu|felc_gecirdim|felc_gecirmistim|sismisti|felcliydi',
    'uyusmustu|uyusuyordu|sismisti .. gecen_yil|yil_once',
  ],
  calm: [
    'mi|mu|miyim|misiniz|musunuz|midir|mudur|misin',
    'ne_kadar|kac|nasil|ne_zaman|neden|hangi|ne_olur|nedir|kacta',
    'risk*|fiyat*|ucret*|teklif|eger|normal*|genelde|tehlikeli|komplikasyon*|ihtimal*|olursa|mumkun',
    'yil_once|sene_once|ay_once',
    'gecen_yil|gecen_sene|eskiden|cocukken|19*|200*|201*',
    'simdi|artik .. iyiyim|gecti|iyi|duzeldi',
    'yok|yoktu',
    'dis_et*',
    'oldu_2*|oldu_19*|felcten_oldu|vefat*',
    'tedavi* .. ediyor|yapiyor',
  ],
}
