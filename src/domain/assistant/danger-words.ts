// Words that mean much the same to somebody in danger, by what they mean, in both languages. A table: what is learnt of one holds for all of a line.

export const dangerWords = {
  self: 'i im my me mine myself we our us انا عندي اني لي فيني معي عندنا نحن احنا معانا نفسي حالي',
  kin: 'he she him her his they them husband wife hubby missus mother mom mum mam mama father dad daddy granddad grandad nan granny son daughter baby toddler kid child brother sister friend mate partner boyfriend girlfriend fiance grandma grandmother grandfather grandpa uncle aunt auntie cousin somebody someone roommate companion patient girl boy man lady زوجي زوجتي مرتي مراتي جوزي امي ابي ابوي ابويا والدي والدتي ابني بنتي ابنتي اخي اختي اخوي خوي صديقي صديقتي رفيقي صاحبي صاحبتي طفلي طفلتي ولدي جدي جدتي خالتي عمتي عمي خالي ماما بابا يما يبه هو هي ستي ابنه بنته',
  now: 'now today tonight yesterday minute minutes mins min hour hours hrs morning evening afternoon night overnight lunch dinner midnight just still currently already keeps keep suddenly sudden straightaway الان الحين هلق هلا هسه هسا دلوقتي دلوقت توا دابا اليوم امس امبارح البارح البارحه مبارح الليله الليل الصبح الظهر العصر الفجر ساعه ساعات دقيقه دقايق فجاه لسه لسا للحين بعدني توني توه',
  since:
    'since after following post postop ago day days week weeks monday tuesday wednesday thursday friday saturday sunday من منذ بعد يوم يومين ايام اسبوع اسبوعين الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه السبت قبل',
  past: 'year years yrs decade decades childhood teen teenager teens once previously history used formerly past earlier born earlier survived survivor recovered month months سنه سنين سنوات زمان سابقا سابق صغري صغير طفولتي الماضي قديم قديمه شهر شهور اشهر كان كانت تاريخ',
  supposed:
    'if would could might may can will should suppose imagine happens happen ever anyone anybody people patients someone usually normally general often common rare rarely typical likely chance chances risk risks odds percent percentage rate rates how why what which does do did expect wonder wondering read heard اذا لو ممكن يمكن هل احتمال احتمالات نسبه مخاطر خطر مضاعفات عاده غالبا يحدث يصير تصير بيصير ناس احد حد المرضي طبيعي عادي كم كيف متي قريت سمعت',
  plan: 'eligible suitable candidate allowed qualify fit considering thinking planning before book booking quote consultation want wanting interested مؤهل مناسب انفع ينفع يناسبني مرشح اقدر استطيع يصلح انوي ناوي ناويه افكر حابه حابب حجز استشاره اريد ابي ابغي عايز عايزه بدي',
  head: 'head skull brain temple forehead راس راسي دماغ دماغي مخ جمجمه جبين',
  face: 'face cheek cheeks jaw smile mouth lip lips tongue brow eyelid وجه وجهي وشي فم فمي تم تمي بق بقي بوز شفه شفايف شفتي شفاه لسان لساني فك فكي خد خدود ابتسامه',
  eye: 'eye eyes sight vision eyesight pupil retina عين عيني عيون عيوني عينه عينها نظر نظري بصر بصري شوف شوفي رؤيه',
  neck: 'throat neck airway gullet tonsil tonsils حلق حلقي زور زوري رقبه رقبتي بلعوم حنجره لوز',
  chest:
    'chest breastbone heart ribs rib sternum pulse heartbeat lung lungs صدر صدري قلب قلبي ضلوع نبض نبضي ريه رئه دقات',
  belly:
    'belly stomach tummy abdomen gut guts bowel side flank groin بطن بطني بطنها بطنه معده معدتي كرش خاصره خاصرتي جنبي كليه',
  limb: 'leg legs calf calves thigh foot feet ankle knee toe toes arm arms hand hands finger fingers shin hip shoulder wrist elbow رجل رجلي رجلين ساق ساقي سمانه بطه فخذ فخذي قدم قدمي كاحل ركبه ركبتي اصابع اصبع ذراع ذراعي ايد ايدي يد يدي كتف كتفي ورك',
  back: 'back spine backside bottom bum testicle testicles groin scrotum bladder ظهر ظهري عمود خصيه مثانه مثانتي',
  part: 'nose ear ears scalp skin breast boob nipple gum gums tooth teeth socket navel anus vagina penis انف انفي خشم خشمي منخار مناخير اذن اذني ودن ودني فروه جلد جلدي ثدي حلمه لثه لثتي سن سني ضرس ضرسي اسنان سره',
  wound:
    'wound wounds incision cut stitch stitches suture sutures staples scar drain bandage bandages dressing gauze plaster graft flap cast جرح جرحي جروح غرز غرزه خياطه قطب شق ضماد شاش لزقه درنقه انبوب جبس',
  surgery:
    'surgery operation op procedure operated anaesthesia anesthesia anaesthetic sedation sleeve bypass balloon facelift lift rhinoplasty nose-job liposuction lipo bbl transplant implant implants extraction cataract lasik replacement tuck bypass filler fillers botox crown veneers injection jab hysterectomy hernia csection cesarean عمليه عمليتي جراحه تكميم تحويل بالون زراعه شفط ليزك خلع تجميل استبدال تنظير شد حقن ابره بنج تخدير فيلر بوتكس قيصريه فتق تركيبات',
  blood:
    'blood bloody bleed bleeds bleeding bled haemorrhage hemorrhage nosebleed clots gore دم دمي دما دماء دموي ينزف تنزف انزف نزف نزيف بينزف بتنزف نازف جلط',
  liquid:
    'pus ooze oozing oozes leak leaking leaks drip drips dripping gush gushing gushes pour pouring pours pump pumping spurt spurts squirt squirting soak soaked soaking soaks wet drenched discharge seep seeping weeping pool puddle running smelly smell smells stinks foul صديد قيح يسيل تسيل ينقط يقطر تقطر يتدفق مبلول مبلل غرقان غارق غرق يطلع طالع ينزل نازل يخر افرازات ريحه ريحته ريحتها كريهه عفنه سايل',
  swell:
    'swell swells swelling swelled swollen puffy puffed balloon ballooned ballooning bigger huge enlarged doubled double twice grew growing lump bulge bulging grapefruit تورم متورم متورمه تورمت ورم وارم وارمه ورمت انتفاخ منتفخ منتفخه انتفخ انتفخت منفوخ منفوخه نافخ كبر كبرت ضعف ضعفين كوره',
  pain: 'pain pains painful hurt hurts hurting ache aches aching agony sore stabbing burning burns throbbing killing cramp cramps pressure tight tightness crushing squeezing heavy heaviness الم الام وجع اوجاع يولمني تولمني يوجعني توجعني يوجع توجع بيوجعني بتوجعني يعورني تعورني يعور تعور ضغط نغزه طعنه حرقان ثقل كتمه مغص شد عصر يذبحني يقتلني',
  grave:
    'severe severely unbearable worst excruciating terrible horrible extreme intense awful massive badly worse worsening worst spreading spread fast quickly rapidly loads lots heavily everywhere uncontrollably nonstop constantly شديد شديده قوي قويه رهيب فظيع حاد مبرح يزيد تزيد زاد زادت اسوا ينتشر انتشر بسرعه كتير كثير جدا واجد وايد مره اوي بغزاره يحتمل يطاق',
  fever:
    'fever feverish temperature temp chills shiver shivering shivers shaking rigors burning hot sweats sweating teeth-chattering chattering celsius حراره حرارتي حرارته حرارتها حمي سخونه سخونيه سخن محموم رعشه رجفه برديه قشعريره ارجف ارتجف برتعش عرق تعرق بردان ترجف يرجف',
  breath:
    'breathe breath breathing breathes breathless gasp gasping gasps wheeze wheezing suffocating choke choking choked puffed oxygen air pant panting winded inhaler lungs تنفس اتنفس يتنفس تتنفس نفس نفسي نفسه نفسها اختنق يختنق تختنق مخنوق مخنوقه اختناق خنقه اوكسجين الاكسجين هوا يشهق شرق لهث',
  faint:
    'faint faints fainted fainting collapse collapsed collapsing unconscious unresponsive pass passed passing blacked black-out blackout fell fall fallen floor tiles ground dizzy dizziness lightheaded woozy wobbly wake waking respond responding responsive limp floppy lifeless drowsy sleepy seizure convulsion convulsing fit fitting jerking twitching اغمي اغماء غاب وعي وعيه وعيها الوعي فاقد طاح طاحت وقع وقعت سقط سقطت دوخه دايخ دايخه داخ يصحي تصحي صحي تصحا يفيق تفيق يستجيب تستجيب يرد ترد تشنج تشنجات يتشنج غيبوبه هبوط ارض الارض',
  stroke:
    'droop droops drooping drooped crooked lopsided slurred slurring numb numbness weak weakness paralysed paralyzed dead tingling speak speech talk talking move feel lift drooling dribble dribbling half side stroke اعوج مايل مايله ملتوي مشلول شلل خدر خدران تنميل منمل مخدر ضعف نص نصف يتكلم تتكلم الكلام كلامه كلامها احرك يحرك تحرك احس ثقيل ثقيله سكته جلطه',
  vomit:
    'vomit vomiting vomited vomits sick puke puking puked throw threw throwing retching nausea dehydrated down sip sips استفرغ يستفرغ تستفرغ استفراغ ارجع رجعت ترجيع قيء اتقيا يتقيا تقيات طراش اطرش غثيان لعيان جفاف',
  colour:
    'blue bluish blueish purple black grey gray pale white yellow green dark dusky red redness blotchy ازرق زرقا زرقاء مزرق مزرقه بنفسجي اسود سودا سوداء رمادي شاحب اصفر صفرا اخضر خضرا غامق احمر حمرا حمراء احمرار محمر باهت',
  sightloss:
    'blind blurry blurred curtain shadow shade veil flashes flash sparks floaters dark blackness double fog foggy cloudy disappeared اعمي عمي غباش مغبش ضباب ستاره ظل وميض ومضات شرارات سواد ظلام مزدوج',
  open: 'open opened opening burst split splits popped pop ripped tore torn gaping gape apart undone hole snapped snap cracked bone sticking poking انفتح انفتحت مفتوح فتح فك انفك انفكت تمزق انفجر انفجرت حفره طالعه باين عظم طق',
  rash: 'hives rash itchy itching itch welts allergic allergy anaphylaxis epipen spots bumps reaction stung sting طفح حكه حكاك شري حساسيه تحسس بقع حبوب اهرش لسعه',
  pee: 'pee peed peeing wee weed urine urinate bladder toilet catheter stool stools poo poop بول ابول اتبول يتبول تبول حمام براز اخراج قسطره خرا بيبي',
  mind: 'confused confusion delirious hallucinating nonsense recognise recognize gibberish rambling raving disoriented ملخبط مشوش يهذي تهذي هلوسه يخرف تخرف يعرفني تعرفني يشوف خرف تايه',
  pill: 'pill pills tablet tablets capsules paracetamol panadol ibuprofen tramadol morphine medicine medication meds painkillers insulin doses dose codeine xanax antidepressants bottle packet box strip overdose bleach swallowed swallow poison حبه حبات حبوب اقراص قرص دواء دوا باراسيتامول بنادول مسكن ترامادول منوم انسولين جرعه علبه شريط بلع بلعت شرب شربت كلور سم مبيد ديتول',
  die: 'die dies died dying dead death kill killing suicide suicidal unalive alive live living life goodbye goodbyes farewell letters note end ending rope hang hanging jump jumping bridge balcony roof rooftop knife razor blade wrists harm disappear burden anymore اموت تموت يموت موت مات ماتت بموت هموت انتحر انتحار حياه حياتي الحياه عيش اعيش وداع اودع رساله رسايل اشنق حبل سكين سكينه موس بلكونه سطح جسر انط اقفز ارمي انهي اذبح اقتل عبء اختفي',
  violence:
    'hit hits beat beats beating punched slapped threatened threatens threatening attack attacked attacking raped raping rape touched locked forced forcing weapon gun follow following stalking abusive violent afraid scared hiding ضرب يضربني ضربني يهددني هددني اغتصب تحرش سلاح يلاحقني مسدس حابسني محبوس خايفه يجبروني',
  help: 'help emergency ambulance urgent urgently asap sos 911 999 112 998 997 paramedic paramedics call doctor nurse hospital please pls quick quickly hurry fast somebody anyone نجده ساعدوني ساعدني الحقوني الحقني انقذوني اسعاف طواري طوارئ بسرعه دكتور طبيب مستشفي حد ضروري مستعجل ارجوكم ارجوك',
  not: 'not no never cannot cant wont dont doesnt isnt without nothing barely hardly neither unable stopped stop stops لا لم لن ما مش مو مب ليس بدون مافي مفيش بالكاد وقف يوقف يتوقف يقف',
  feeling:
    'feel feels feeling felt look looks looking went turned turning gone got getting started احس احسه حاسس حاسه اشعر صار صارت صاير بدا بدات لقيت اشوف',
  birth:
    'pregnant pregnancy weeks-along contraction contractions waters water fetus womb labour labor spotting miscarriage حامل حمل طلق مشيمه جنين ماء نزلت اجهاض',
  harmless:
    'price cost much money pay refund deposit hotel flight visa airport taxi bag menu website app page email booking insurance invoice video photo photos movie film song lyrics joke game dog cat plant car laptop phone سعر تكلفه فلوس ادفع دفع فندق طيران تاشيره مطار موقع تطبيق حجز تامين فاتوره صور صوره فيلم اغنيه كلمات نكته لعبه كلب قطه سياره لابتوب',
} as const

export type DangerMeaning = keyof typeof dangerWords
