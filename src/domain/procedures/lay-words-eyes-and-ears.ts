// What people call treatments of eyes, ears, nose and throat, and what they have them for. A table: add a line where a search finds nothing.
import type { LayLine } from './lay-line.ts'

export const layEyesAndEars: readonly LayLine[] = [
  // eyes
  {
    beginsGroup: true,
    said: 'laser eye, laser eye surgery, laser eyes, laser my eyes, laser on my eyes, eyes lasered, eye laser, lazer eye, lazer eyes, lasik, lasek, lasic, lasick, femto lasik, laser vision correction, vision correction, sight correction, eyesight correction, correct my sight, correct my eyesight, fix my eyesight, eyes fixed with laser, laser for my sight, ليزك, لازك, ليسك, الليزك, فيمتو ليزك, فمتو ليزك, ليزر العين, ليزر العيون, ليزر عيون, ليزر عين, تصحيح النظر, تصحيح نظر, تصحيح البصر, تصليح النظر, اصلح نظري, اصحح نظري, ليزر النظر, تشطيب العين, تشطيب العيون, leyzik, tas7i7 el nazar',
    means: 'lasik, الليزك, laser eye',
  },
  {
    said: 'glasses, specs, specs off, get rid of my glasses, rid of glasses, throw away my glasses, ditch my glasses, ditch the specs, no more glasses, stop wearing glasses, without glasses, free of glasses, spectacles removal, short sight, short sighted, shortsighted, near sighted, nearsighted, myopia, long sight, long sighted, far sighted, farsighted, hyperopia, astigmatism, eyesight, vision, eye number removal, remove eye number, specs removal, power in my eyes, نظاره, نظر, نظارات, نظارتي, اخلع النظاره, اشيل النظاره, افك النظاره, اتخلص من النظاره, ارمي النظاره, بلا نظاره, بدون نظاره, قلع النظاره, قصر نظر, قصر النظر, طول نظر, طول النظر, ضعف نظر, ضعف النظر, نظري ضعيف, استجماتيزم, انحراف النظر, استغماتيزم, لابؤريه, naddara',
    means: 'lasik, contact lens, smile laser, prk, الليزك',
    isHint: true,
  },
  {
    said: 'prk, photorefractive, surface laser eye, smile eye surgery, relex smile, smile laser, smile pro, lasik smile, ليزر سطحي, الليزر السطحي, فيمتو سمايل, فمتو سمايل',
    means: 'prk, smile laser, relex, ليزر سطحي',
  },
  {
    said: 'cloudy lens, cloudy eye, cloudy eyes, clouded lens, cataract, cataracts, cataract removal, cataract operation, white water in my eye, white water, eye cataract, new lens in my eye, lens replacement for cataract, milky eye, ماء ابيض, الماء الابيض, ماء ابيض بالعين, مياه بيضاء, المياه البيضاء, ميه بيضا, الميه البيضا, مويه بيضا, المويه البيضا, المويه البيضاء, موي بيضا, مي بيضا, المي البيضا, الما الابيض, ما ابيض, كتاراكت, عتامه العدسه, جلاله, الجلاله, mayya beda',
    means: 'cataract, الماء الأبيض, المياه البيضاء',
  },
  {
    said: 'lens exchange, refractive lens exchange, clear lens exchange, multifocal lens, trifocal lens, trifocal, smart lens, reading glasses surgery, presbyopia, العدسه الذكيه, عدسه ذكيه, عدسه متعدده البؤر',
    means: 'lens exchange, multifocal, trifocal, العدسة الذكية',
  },
  {
    said: 'icl, implantable lens, implantable contact lens, implantable collamer lens, lens implant, eye lens implant, lens put inside the eye, lens inside my eye, permanent contact lens, permanent contacts, contacts that stay in, lens instead of laser, عدسه داخل العين, عدسات داخل العين, زراعه عدسه, زراعه عدسات, زراعه العدسات, زرع عدسه, عدسه مزروعه, عدسات مزروعه, عدسات دائمه, عدسه دائمه, عدسه زرع, العدسات المزروعه, اي سي ال',
    means: 'contact lens, عدسة',
  },
  {
    said: 'vitrectomy, retina surgery, retina operation, retinal detachment surgery, retina repair, gas bubble in my eye, gas in the eye, eye jelly removal, detached retina operation, شبكيه, عمليه الشبكيه, عمليه شبكيه, جراحه الشبكيه, فقاعه في عيني, غاز في العين, ازاله الجسم الزجاجي, الجسم الزجاجي',
    means: 'vitrectomy, retina, الزجاجي',
  },
  {
    said: 'floaters, floater, retinal tear, hole in my retina, detached retina, macular hole, انفصال الشبكيه, ذباب طائر, عوامات العين',
    means: 'vitrectomy, retina, الزجاجي',
    isHint: true,
  },
  {
    said: 'cornea transplant, corneal transplant, corneal graft, new cornea, زراعه قرنيه, زراعه القرنيه, زرع قرنيه',
    means: 'cornea transplant, زراعة القرنية',
  },
  {
    said: 'cross linking, crosslinking, corneal cross linking, keratoconus treatment, تثبيت القرنيه, القرنيه المخروطيه علاج',
    means: 'cross linking, تثبيت القرنية',
  },
  {
    said: 'glaucoma surgery, glaucoma operation, glaucoma treatment, glaucoma laser, الماء الازرق, مياه زرقاء, الميه الزرقا, المياه الزرقاء, جلوكوما, غلوكوما',
    means: 'glaucoma, الماء الأزرق',
  },
  {
    said: 'squint surgery, squint operation, lazy eye surgery, lazy eye, crossed eyes, cross eye, strabismus, حول, الحول, عمليه حول, عين كسوله',
    means: 'squint, strabismus, الحول',
  },
  {
    said: 'eye colour change, change eye colour, change my eye colour, change eye color, change my eye color, eye color change, eye colour surgery, blue eyes surgery, eye color laser, keratopigmentation, iris implant, تغيير لون العين, تغيير لون العيون, اغير لون عيوني, اغير لون عيني, تلوين العيون',
    means: 'eye colour, keratopigmentation, تغيير لون العين',
  },
  {
    said: 'eye transplant, new eye, artificial eye, glass eye, prosthetic eye, عين صناعيه, زراعه عين',
    means: 'artificial eye, eye prosthesis, عين صناعية',
  },
  { said: 'pterygium, eye growth removal, surfer eye, ظفره, الظفره', means: 'pterygium, الظفرة' },
  {
    said: 'eye injections, injection in the eye, eye injection, حقن العين, ابره العين',
    means: 'intravitreal, eye injection, حقن العين',
  },
  {
    said: 'tear duct surgery, blocked tear duct, watery eye operation, dcr, مجري الدمع, انسداد مجري الدمع',
    means: 'tear duct, مجرى الدمع',
  },
  {
    said: 'eye test, sight test, eye exam, فحص نظر, فحص عيون, كشف نظر',
    means: 'eye examination, فحص النظر',
    isHint: true,
  },
  // ears
  {
    beginsGroup: true,
    said: 'ear drum, eardrum, eardrum repair, ear drum repair, ear drum patch, patch my ear drum, mend my eardrum, fix the hole in my ear, tympanoplasty, myringoplasty, طبله, طبله الاذن, طبله ودني, طبله اذني, ترقيع الطبله, ترقيع طبله الاذن, رقعه الطبله, عمليه الطبله, ترقيع الاذن, tablet el ozon',
    means: 'eardrum, tympanoplasty, طبلة',
  },
  {
    said: 'hole in my ear, burst ear drum, burst eardrum, perforated eardrum, perforated ear drum, torn eardrum, ثقب الطبله, ثقب طبله, خرم الطبله, خرم في طبله الاذن',
    means: 'eardrum, tympanoplasty, طبلة',
    isHint: true,
  },
  {
    said: 'cochlear implant, cochlear, hearing implant, قوقعه, قوقعه الاذن, زراعه القوقعه, زراعه قوقعه',
    means: 'cochlear, القوقعة',
  },
  { said: 'hearing aid, hearing aids, سماعه اذن, سماعات طبيه, سماعه طبيه', means: 'hearing aid, سماعة' },
  {
    said: 'grommets, grommet, ear tubes, glue ear, انابيب الاذن, انابيب تهويه الاذن',
    means: 'grommet, ear tube, أنابيب الأذن',
  },
  { said: 'stapedectomy, otosclerosis, stapes surgery, عظمه الركاب, عمليه الركاب', means: 'stapedectomy, الركاب' },
  {
    said: 'ear pinning, pin my ears back, pin ears back, bat ears, sticking out ears, otoplasty, ear reshaping, اذن بارزه, الاذن الخفاشيه, تجميل الاذن, تصغير الاذن, اذان بارزه',
    means: 'otoplasty, ear pinning, تجميل الأذن',
  },
  {
    said: 'ear lobe repair, split ear lobe, stretched ear lobe, ترقيع شحمه الاذن, شحمه الاذن',
    means: 'ear lobe, شحمة الأذن',
  },
  // nose and throat
  {
    beginsGroup: true,
    said: 'septoplasty, septum, nasal septum, straighten the septum, septum surgery, inside of my nose straightened, straighten the inside of my nose, breathing operation on my nose, وتيره, حاجز الانف, حاجز انفي, الحاجز الانفي, تعديل الحاجز, تعديل الوتيره, عمليه الوتيره, عمليه الانحراف, انحراف الحاجز عمليه, عدل الحاجز, لحميه وانحراف',
    means: 'septoplasty, الحاجز',
  },
  {
    said: 'crooked nose, deviated septum, bent septum, crooked septum, one nostril blocked, breathe through one side, انحراف الانف, انحراف الوتيره, انحراف الحاجز, انحراف وتيره, انحراف, انحراف انفي',
    means: 'septoplasty, الحاجز',
    isHint: true,
  },
  {
    said: 'snoring, blocked nose, stuffy nose, cannot breathe through my nose, bunged up nose, شخير, انسداد الانف, خشم مسدود, انفي مسدود, خشمي مسدود',
    means: 'septoplasty, sinus surgery, الحاجز',
    isHint: true,
  },
  {
    said: 'snoring op, snoring operation, snoring surgery, snoring laser, stop snoring surgery, uvula surgery, palate surgery, sleep apnoea surgery, sleep apnea surgery, عمليه الشخير, عمليه شخير',
    means: 'snoring, uvula, palate, الشخير',
  },
  {
    said: 'sinus surgery, sinus operation, sinus op, sinus wash, sinuses cleared, clear my sinuses, unblock my sinuses, sinus drainage, fess, functional endoscopic sinus surgery, balloon sinuplasty, nasal polyps removal, جيوب انفيه, الجيوب الانفيه, عمليه الجيوب, عمليه جيوب, جراحه الجيوب, تنظيف الجيوب, منظار الجيوب, منظار الجيوب الانفيه, جيوبي, الجيوب, geyoub',
    means: 'sinus surgery, الجيوب الأنفية',
  },
  {
    said: 'sinuses, sinusitis, polyps, nasal polyps, nose polyps, sinus infection, sinus trouble, لحميات الانف, زوائد انفيه, زوايد الانف, التهاب الجيوب',
    means: 'sinus surgery, الجيوب الأنفية',
    isHint: true,
  },
  {
    said: 'turbinate reduction, turbinates, turbinate, قرنيات الانف, تصغير القرنيات, ناميات',
    means: 'turbinate, القرنيات',
  },
  {
    said: 'tonsils out, tonsils, tonsil removal, tonsillectomy, remove my tonsils, لوز, اللوز, لوزتين, اللوزتين, استئصال اللوزتين, عمليه اللوز, شيل اللوز',
    means: 'tonsil, اللوزتين',
  },
  { said: 'adenoids, adenoid removal, adenoids out, لحميه, اللحميه, لحميات الاطفال', means: 'adenoid, اللحمية' },
  {
    said: 'vocal cords, voice surgery, vocal cord surgery, voice feminisation, الاحبال الصوتيه, حبال صوتيه, تغيير الصوت',
    means: 'vocal cord, voice, الأحبال الصوتية',
  },
  {
    said: 'thyroid removal, thyroid surgery, thyroidectomy, goitre, goiter, غده درقيه, الغده الدرقيه, استئصال الغده, عمليه الغده',
    means: 'thyroid, الغدة الدرقية',
  },
]
