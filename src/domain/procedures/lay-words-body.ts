// What people call treatments of the body's shape, of weight, and of women and men, and what they have them for. A table: add a line where a search finds nothing.
import type { LayLine } from './lay-line.ts'

export const layBody: readonly LayLine[] = [
  // shape
  {
    beginsGroup: true,
    said: 'lipo, liposuction, lypo, lipo suction, lyposuction, liposculpture, lipo 360, 360 lipo, vaser, vaser lipo, hi def lipo, laser lipo, fat removal, fat removed, remove fat, remove the fat, suck out fat, suck the fat out, fat sucked out, fat suction, fat sucking, fat hoovered out, body sculpting, body contouring, flanks lipo, thigh lipo, شفط, شفط دهون, شفط الدهون, شفط دهوني, شفط كرش, شفط الكرش, شفط كرشي, شفط البطن, شفط بطن, شفط بطني, شفط الارداف, شفط ارداف, شفط الخواصر, شفط الافخاذ, شفط الجناب, اشفط دهون, اشفط كرشي, فيزر, الفيزر, شفط فيزر, نحت الجسم, نحت جسم, نحت الخصر, ليبو, لايبو, ازاله الدهون, ازاله دهون, شفط الدهن, shaft dohoun, shaft el dohon',
    means: 'liposuction, شفط',
  },
  {
    said: 'love handles, muffin top, stubborn fat, saddlebags, saddle bags, spare tyre, spare tire, bra fat, bingo wings fat, flanks, back fat, thigh fat, دهون عنيده, دهون الخواصر, دهون الافخاذ, جناب, سلك الخواصر, دهون الارداف',
    means: 'liposuction, شفط',
    isHint: true,
  },
  {
    said: 'belly, stomach fat, belly fat, pot belly, beer belly, paunch, big tummy, tummy fat, flat stomach, flat tummy, كرش, كرشي, بطن, بطني كبير, دهون البطن, بطن مسطح',
    means: 'tummy tuck, liposuction, البطن',
    isHint: true,
  },
  {
    said: 'tummy tuck, abdominoplasty, mummy tuck, mommy tuck, tummy op, tummy tightening, tummy tucked, belly tuck, stomach tuck, belly skin removal, apron removal, apron belly removal, panniculectomy, mini tummy tuck, tuck my tummy, diastasis repair, muscle repair after pregnancy, split tummy muscles, شد بطن, شد البطن, شد بطني, شد ترهلات البطن, شد جلد البطن, اشد بطني, عمليه شد, شد البطن بعد الولاده, عضلات البطن شد, تكميم الجلد, abdominoblasty, shad batn',
    means: 'tummy tuck, abdominoplasty, شدّ البطن',
  },
  {
    said: 'loose skin, saggy belly, saggy tummy, mum tum, mummy tummy, mum belly, mom belly, baby belly, apron belly, overhang, belly overhang, diastasis recti, diastasis, ترهل البطن, ترهلات البطن, ترهلات, بطن مترهل, بطني مترهل, ترهل بعد الولاده, انفصال عضلات البطن',
    means: 'tummy tuck, شدّ البطن',
    isHint: true,
  },
  {
    said: 'mommy makeover, mummy makeover, post baby makeover, تجميل بعد الولاده',
    means: 'mommy makeover, mummy makeover',
  },
  {
    said: 'boob, boobs, breast, breasts, bust, chest, tits, ثدي, صدر, صدري, ثديي',
    means: 'breast, الثدي',
    isHint: true,
  },
  {
    said: 'boob job, boob jobs',
    means: 'breast, الثدي',
    isHint: true,
    isForSearch: true,
  },
  {
    said: 'breast reduction, boob reduction, boobs reduced, breasts reduced, smaller breasts, smaller boobs, smaller bust, smaller chest for a woman, chest reduction, reduce my breasts, reduce my boobs, make my breasts smaller, make my boobs smaller, reduction mammoplasty, take weight off my breasts, breast reduction surgery, تصغير الصدر, تصغير صدر, تصغير صدري, تصغير الثدي, تصغير ثدي, تصغير ثديي, اصغر صدري, اصغر ثديي, تخفيف الصدر, tasgheer sadr',
    means: 'breast reduction, تصغير الثدي',
  },
  {
    said: 'heavy breasts, big breasts, breasts too big, boobs too big, heavy boobs, heavy chest back pain, صدر كبير, صدري كبير, صدري ثقيل, كبر الثدي',
    means: 'breast reduction, تصغير الثدي',
    isHint: true,
  },
  {
    said: 'breast augmentation, breast enlargement, breast enhancement, breast implants, breast implant, boob job, boob implants, bigger boobs, bigger breasts, boobs done, fake boobs, silicone boobs, silicone implants, silicone breasts, breast enlarged, enlarge my breasts, enlarge my breast, enlarge breasts, fat transfer to breasts, تكبير الصدر, تكبير صدر, تكبير الثدي, تكبير ثدي, تكبير صدري, اكبر صدري, سيليكون صدر, سيليكون الصدر, حشوات الصدر, حشوه صدر, حشوات سيليكون, زراعه ثدي, زراعه الثدي, tekbeer sadr',
    means: 'breast augmentation, breast enlargement, breast implants, تكبير الثدي',
  },
  {
    said: 'breast lift, boob lift, uplift, breast uplift, saggy boobs lift, mastopexy, lift my breasts, lift my boobs, رفع الصدر, رفع صدر, رفع الثدي, شد الصدر, شد الثدي, شد صدر, شد ترهل الصدر',
    means: 'breast lift, mastopexy, شد الثدي, رفع الثدي',
  },
  {
    said: 'breast reconstruction, rebuild my breast, ترميم الثدي, اعاده بناء الثدي',
    means: 'breast reconstruction, ترميم الثدي',
  },
  {
    said: 'breast implant removal, implants removed from my breast, explant, remove breast implants, ازاله السيليكون, ازاله حشوات الصدر',
    means: 'implant removal, explant',
  },
  {
    said: 'man boobs, man boob, manboobs, moobs, moob, man breasts, man breast, male breast, male breasts, male breast reduction, male chest reduction, male chest surgery, chest surgery for men, chest reduction for men, men chest surgery, chest for men, chest fat in men, gyno, gynae chest, gynecomastia, gynaecomastia, gynecomasty, gyno surgery, gynecomastia surgery, bitch tits, flat male chest, تثدي, التثدي, تثدي الرجال, ازاله التثدي, ازاله تثدي, عمليه التثدي, عمليه تثدي, تصغير الصدر للرجال, تصغير صدر للرجال, تصغير الثدي للرجال, تصغير صدر الرجال, صدر الرجال, ثدي الرجال, بزاز الرجال, جينيكوماستيا, جينيكو, تكبير الثدي عند الرجال, شفط صدر رجال, تثدي عند الرجال, شفط التثدي, tathaddi',
    means: 'male breast, gynecomastia, gynaecomastia, الثدي عند الرجال, التثدي',
  },
  {
    said: 'bbl, brazilian butt lift, butt lift, bum lift, bum enlargement, bigger bum, bigger butt, butt implants, buttock implants, butt augmentation, butt enlargement, buttock augmentation, booty, تكبير المؤخره, تكبير مؤخره, رفع المؤخره, شد المؤخره, تكبير الارداف, رفع الارداف, المؤخره البرازيليه',
    means: 'buttock, butt lift, bbl, تكبير المؤخرة',
  },
  {
    said: 'arm lift, bingo wings, brachioplasty, batwings, bat wings, شد الذراعين, شد الذراع, شد الزنود, شد الايدي, شد اليدين, ترهل الذراع',
    means: 'arm lift, brachioplasty, شد الذراع',
  },
  {
    said: 'thigh lift, thighplasty, inner thigh lift, شد الفخذ, شد الافخاذ, شد الفخذين',
    means: 'thigh lift, شد الفخذ',
  },
  { said: 'body lift, lower body lift, belt lipectomy, شد الجسم, شد الجسم الكامل', means: 'body lift, شد الجسم' },
  {
    said: 'fat freezing, freeze fat, freeze my fat, coolsculpting, cool sculpting, cryolipolysis, fat dissolving, fat dissolving injections, تجميد الدهون, تكسير الدهون, كول سكلبتنج, اذابه الدهون, حقن اذابه الدهون, ابر تكسير الدهون',
    means: 'fat freezing, coolsculpting, تجميد الدهون',
  },
  {
    said: 'fat transfer, fat grafting, fat injections, lipofilling, حقن الدهون, حقن دهون, حقن الدهون الذاتيه, نقل الدهون',
    means: 'fat transfer, حقن الدهون',
  },
  {
    said: 'six pack surgery, abs surgery, ab etching, six pack, calf implants, pec implants, pectoral implants, سكس باك, نحت عضلات البطن',
    means: 'etching, six pack, pectoral',
  },
  {
    said: 'varicose veins, spider veins, vein removal, vein laser, leg veins, دوالي, الدوالي, دوالي الساقين, شعيرات الساق',
    means: 'varicose, veins, دوالي',
  },
  { said: 'cellulite, cellulite treatment, سيلوليت, السيلوليت, علاج السيلوليت', means: 'cellulite, السيلوليت' },
  { said: 'stretch marks, stretch mark removal, علامات التمدد, تشققات الجلد', means: 'stretch mark', isHint: true },
  // weight
  {
    beginsGroup: true,
    said: 'weight loss, lose weight, losing weight, weight loss surgery, weight loss operation, slimming, slimming surgery, obesity, obese, obesity surgery, overweight, bariatric, bariatrics, bariatric surgery, metabolic surgery, too fat, fat surgery, shrink my stomach, stomach surgery for weight, تخسيس, سمنه, سمنه مفرطه, انقاص الوزن, انحاف, تنحيف, انزل وزني, انزال الوزن, عمليات السمنه, جراحه السمنه, عمليه تخسيس, عمليه المعده, تصغير المعده, قص وتصغير المعده, تدبيس المعده, اصغر معدتي',
    means: 'gastric, المعدة',
    isHint: true,
  },
  {
    said: 'stomach stapling, staple my stomach, stomach stapled, gastric sleeve, sleeve, sleeves, vsg, sleeve gastrectomy, gastrectomy, sleeve op, sleeve surgery, gastric sleeves, stomach sleeve, make my stomach smaller, make my stomach narrow, stomach made smaller, stomach reduced, cut my stomach, stomach cut, remove part of my stomach, gastric tube, قص المعده, قص معده, قص معدتي, تكميم, التكميم, تكميم المعده, تكميم معده, تكميم معدتي, اكمم, اكمم معدتي, اقص معدتي, سليف, السليف, كم المعده, takmeem',
    means: 'gastric sleeve, تكميم',
  },
  {
    said: 'stomach bypass, bypass, gastric bypass, mini bypass, mini gastric bypass, roux en y, bypass for weight, tummy bypass, weight bypass, تحويل المسار, تحويل مسار, تحويل مساري, التحويل, تحويل مسار المعده, تحويل المعده, تحويل مسار مصغر, تحويله, باي باس, البايباس, بايباس, ta7weel masar',
    means: 'gastric bypass, تحويل مسار',
  },
  {
    said: 'gastric balloon, stomach balloon, balloon in my stomach, weight balloon, swallow balloon, allurion, orbera, balloon pill, بالون المعده, بالون, البالون, كبسوله المعده, بالون معده, كبسوله ذكيه, برشامه المعده',
    means: 'balloon, بالون',
  },
  {
    said: 'gastric band, lap band, stomach band, حزام المعده, ربط المعده, حلقه المعده',
    means: 'gastric band, حزام المعدة',
  },
  {
    said: 'gastric plication, endoscopic sleeve, endosleeve, stomach botox, botox in the stomach, بوتوكس المعده, تكميم بالمنظار الفموي',
    means: 'plication, endoscopic sleeve, stomach botox',
  },
  {
    said: 'slimming jabs, weight loss jab, weight loss jabs, weight loss injections, ozempic, mounjaro, wegovy, saxenda, اوزمبك, اوزمبيك, مونجارو, مانجارو, ويجوفي, ابر التنحيف, ابر التخسيس, ساكسندا',
    means: 'weight loss injection, ozempic',
    isHint: true,
  },
  {
    said: 'revision bariatric, redo sleeve, sleeve revision, sleeve to bypass, revision sleeve, تصحيح التكميم, اعاده تكميم, اعاده التكميم',
    means: 'revision gastric, sleeve revision',
    isHint: true,
  },
  // women, men, families
  {
    beginsGroup: true,
    said: 'ivf, test tube baby, in vitro, in vitro fertilisation, icsi, egg freezing, freeze my eggs, egg donation, iui, fertility treatment, fertility clinic, artificial insemination, embryo transfer, surrogacy, surrogate, sperm freezing, sex selection baby, gender selection, اطفال انابيب, اطفال الانابيب, طفل انابيب, طفل انبوب, حقن مجهري, الحقن المجهري, تلقيح صناعي, تجميد البويضات, تجميد بويضات, تحديد جنس الجنين, تاخر الانجاب, تاجير الارحام',
    means: 'ivf, fertility, icsi, أطفال الأنابيب, الحقن المجهري',
  },
  {
    said: 'hysterectomy, womb removal, remove my womb, uterus removal, استئصال الرحم, ازاله الرحم, شيل الرحم',
    means: 'hysterectomy, womb, استئصال الرحم',
  },
  {
    said: 'fibroids, fibroid removal, myomectomy, ovarian cyst removal, ovarian cyst, endometriosis surgery, ورم ليفي, الياف الرحم, ازاله الالياف, الياف, تكيس المبايض, كيس المبيض',
    means: 'fibroid, myomectomy, ovarian, endometriosis, ألياف الرحم',
  },
  {
    said: 'have my baby, give birth, childbirth, c section, caesarean, cesarean section, cesarean, maternity, delivery of my baby, ولاده, ولاده قيصريه, قيصريه, اولد عندكم, توليد',
    means: 'caesarean, childbirth, maternity, ولادة',
  },
  {
    said: 'labiaplasty, labia reduction, designer vagina, vaginoplasty, vaginal tightening, vagina tightening, vaginal rejuvenation, hymen repair, hymenoplasty, mons lift, تضييق المهبل, تجميل المهبل, تجميل المنطقه الحساسه, ترقيع غشاء البكاره',
    means: 'labiaplasty, vaginal, vaginoplasty, تجميل المهبل',
  },
  {
    said: 'abortion, terminate my pregnancy, coil fitting, iud, sterilisation, tubes tied, tubal ligation, tube reversal, اجهاض, لولب, ربط الانابيب, ربط المبايض',
    means: 'abortion, tubal, iud',
  },
  {
    said: 'penis enlargement, bigger penis, penile implant, penis implant, penile prosthesis, erection implant, تكبير القضيب, تكبير الذكر, دعامه الذكر, دعامه القضيب, دعامات ذكريه, تطويل القضيب',
    means: 'penis, penile, دعامة القضيب',
  },
  {
    said: 'vasectomy, vasectomy reversal, the snip, snip reversal, circumcision, circumcise, varicocele, hydrocele, قطع القناه المنويه, ختان, طهور, طهاره, دوالي الخصيه, القيله المائيه',
    means: 'vasectomy, circumcision, varicocele, hydrocele, ختان, دوالي الخصية',
  },
  {
    said: 'prostate surgery, prostate removal, enlarged prostate, prostate operation, turp, holep, عمليه البروستات, عمليه البروستاتا, البروستات, البروستاتا, تضخم البروستات, بروستات',
    means: 'prostate, البروستات',
  },
  {
    said: 'gender reassignment, sex change, gender surgery, top surgery, gender confirmation, تغيير الجنس, تحويل الجنس, تصحيح الجنس',
    means: 'gender',
  },
]
