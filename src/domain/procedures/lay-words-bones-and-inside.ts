// What people call treatments of bones, joints, and of what lies inside, and check-ups, and what they have them for. A table: add a line where a search finds nothing.
import type { LayLine } from './lay-line.ts'

export const layBonesAndInside: readonly LayLine[] = [
  // bones
  {
    beginsGroup: true,
    said: 'joint, joints, arthritis, worn joint, bone on bone, osteoarthritis, worn cartilage, مفصل, مفاصل, خشونه, خشونه المفاصل, التهاب المفاصل, تاكل المفصل, احتكاك',
    means: 'replacement, مفصل',
    isHint: true,
  },
  {
    said: 'new hip, hip implant, hip implants, hip joint, artificial hip, artificial hip joint, metal hip, titanium hip, ceramic hip, hip op, hip operation, hip surgery, hip replaced, hip replacement, hip done, hip swapped, total hip, replace my hip, change my hip, hip change, swap my hip, hip arthroplasty, hip prosthesis, thr, ورك جديد, مفصل الورك, مفصل ورك, تغيير مفصل الورك, تغيير الورك, تغيير ورك, تبديل الورك, تبديل ورك, تبديل مفصل الورك, استبدال الورك, اغير وركي, ابدل وركي, ورك صناعي, مفصل الحوض, تغيير مفصل الحوض, تغيير الحوض, مفصل الفخذ, مفصل فخذ, تغيير مفصل الفخذ, تبديل مفصل الفخذ, مفصل صناعي للورك, waraq jadeed',
    means: 'hip replacement, الورك',
  },
  {
    said: 'worn hip, bad hip, painful hip, dodgy hip, hip arthritis, hip pain, hip, hips, ورك, وركي, خشونه الورك, الم الورك',
    means: 'hip, الورك',
    isHint: true,
  },
  {
    said: 'hip arthroscopy, hip keyhole, hip camera, keyhole hip, labral tear hip, منظار الورك, تنظير الورك',
    means: 'hip arthroscopy, تنظير الورك',
  },
  { said: 'hip resurfacing, تجديد سطح الورك', means: 'hip resurfacing' },
  {
    said: 'new knee, new knees, knee implant, knee implants, artificial knee, metal knee, titanium knee, plastic knee, knee joint, knee replaced, knees replaced, knee replacement, knee swapped, total knee, knee swap, replace my knee, replace my knees, change my knee, knee change, knee arthroplasty, knee prosthesis, tkr, robotic knee, partial knee, half knee, ركبه جديده, مفصل الركبه, مفصل ركبه, تغيير الركبه, تغيير ركبه, تغيير ركبتي, تغيير الركب, تغيير مفصل الركبه, تغيير مفصل ركبه, تبديل الركبه, تبديل ركبه, تبديل مفصل الركبه, تبديل الركب, استبدال الركبه, استبدال ركبه, اغير ركبتي, اغير ركبي, ابدل ركبتي, ركبه صناعيه, الركبه الصناعيه, مفصل صناعي للركبه, rokba senaeya',
    means: 'knee replacement, مفصل الركبة',
  },
  {
    said: 'worn knee, bad knee, worn out knee, worn knees, knee arthritis, dodgy knee, dodgy knees, knackered knees, knackered knee, خشونه الركبه, خشونه ركبه, خشونه ركبتي, احتكاك الركبه, سوفان الركبه',
    means: 'knee replacement, knee arthroscopy, مفصل الركبة, تنظير الركبة',
    isHint: true,
  },
  {
    said: 'knee arthroscopy, knee camera, knee keyhole, keyhole knee, keyhole in my knee, keyhole on my knee, camera in my knee, knee scope, scope my knee, meniscus, meniscus repair, meniscus surgery, meniscus trim, trim the meniscus, torn meniscus, knee cartilage tear, torn cartilage, torn cartilage in my knee, knee cartilage trim, knee cartilage repair, clean my knee out, knee washout, knee wash out, غضروف, غضروف الركبه, غضروف ركبتي, غضروف هلالي, الغضروف الهلالي, قطع الغضروف, تمزق الغضروف, تمزق غضروف الركبه, منظار الركبه, منظار ركبه, منظار ركبتي, تنظير ركبه, تنظير الركبه, تنظيف الركبه, هلاله الركبه, monzar rokba',
    means: 'knee arthroscopy, تنظير الركبة',
  },
  {
    said: 'acl, acl surgery, acl repair, acl reconstruction, cruciate, cruciate ligament, knee ligament, pcl, رباط صليبي, الرباط الصليبي, الصليبي, رباط الركبه',
    means: 'acl, ligament, cruciate, الرباط الصليبي',
  },
  {
    said: 'cartilage transplant, knee cartilage transplant, cartilage implant, cartilage regeneration, grow new cartilage, meniscus transplant, زراعه غضروف, زراعه غضاريف, زراعه غضروف الركبه, نقل غضروف',
    means: 'cartilage transplant, زراعة غضروف',
  },
  {
    said: 'knee injection, knee injections, gel injection knee, hyaluronic knee, stem cells, stem cell, stem cell therapy, stem cells for my knee, stem cell knee, prp knee, plasma knee, ابره الركبه, حقن الركبه, حقن زيتيه, ابر زيتيه, ابره زيتيه, خلايا جذعيه, الخلايا الجذعيه',
    means: 'stem cell, knee injection, خلايا جذعية, حقن الركبة',
  },
  {
    said: 'shoulder arthroscopy, rotator cuff, rotator cuff repair, cuff repair, shoulder keyhole, keyhole shoulder, shoulder camera, shoulder scope, shoulder tendon repair, torn shoulder tendon, torn rotator cuff, torn cuff, bankart, shoulder op, shoulder operation, slap repair, labrum repair, منظار الكتف, منظار كتف, منظار كتفي, تنظير الكتف, تنظير كتف, اوتار الكتف, وتر الكتف, قطع وتر الكتف, تمزق الكتف, تمزق اوتار الكتف, الكفه المدوره, عمليه الكتف, monzar katef',
    means: 'shoulder arthroscopy, تنظير الكتف',
  },
  {
    said: 'frozen shoulder, shoulder dislocation, shoulder keeps popping out, shoulder pain, shoulder, كتف, كتفي, خلع الكتف, الكتف المتجمد, كتف متجمده',
    means: 'shoulder, الكتف',
    isHint: true,
  },
  {
    said: 'shoulder replacement, new shoulder, artificial shoulder, reverse shoulder, تغيير مفصل الكتف, استبدال مفصل الكتف, استبدال الكتف',
    means: 'shoulder replacement, استبدال مفصل الكتف',
  },
  {
    said: 'ankle replacement, ankle fusion, ankle arthroscopy, ankle surgery, elbow replacement, elbow arthroscopy, elbow surgery, wrist surgery, تغيير مفصل الكاحل, منظار الكاحل, عمليه الكاحل, عمليه الكوع',
    means: 'ankle, elbow, wrist, الكاحل',
  },
  {
    said: 'carpal tunnel, carpal tunnel release, trigger finger, hand surgery, النفق الرسغي, عصب اليد, نفق رسغي, الاصبع الزناديه',
    means: 'carpal, trigger finger, hand surgery, النفق الرسغي',
  },
  {
    said: 'bunion, bunions, bunion removal, hallux valgus, hammer toe, flat feet surgery, foot surgery, ingrown toenail, انحراف ابهام القدم, وكعه, بروز ابهام القدم, فلات فوت, القدم المسطحه, ظفر ناشب',
    means: 'bunion, hallux, foot, إبهام القدم',
  },
  {
    said: 'back surgery, spine surgery, spinal surgery, spinal fusion, spine fusion, slipped disc, slipped disk, disc surgery, disc replacement, herniated disc, discectomy, scoliosis, scoliosis surgery, laminectomy, back operation, ديسك, الديسك, انزلاق غضروفي, غضروف الظهر, غضروف الضهر, عمليه الظهر, عمليه ظهر, عمليه الضهر, عمليه الديسك, دسك, جراحه العمود الفقري, العمود الفقري, تثبيت الفقرات, فقرات الظهر, جنف, الجنف',
    means: 'spine, disc, spinal, scoliosis, الديسك, العمود الفقري',
  },
  {
    said: 'limb lengthening, leg lengthening, height surgery, get taller, become taller, grow taller, height increase, increase my height, taller surgery, تطويل القامه, تطويل قامه, زياده الطول, تطويل الساق, تطويل الساقين, ازيد طولي',
    means: 'lengthening, تطويل',
  },
  {
    said: 'prosthetic leg, artificial leg, prosthetic arm, prosthetic limb, artificial limb, طرف صناعي, اطراف صناعيه, رجل صناعيه, ساق صناعيه',
    means: 'prosthetic, أطراف صناعية',
  },
  {
    said: 'plate removal, remove metal plate, remove the screws from my leg, broken leg, broken arm, fracture fixation, ازاله الصفائح, ازاله البراغي, ازاله المسامير, تثبيت كسر',
    means: 'fracture, plate removal, كسر',
  },
  {
    said: 'physiotherapy, physio, rehab, rehabilitation, علاج طبيعي, العلاج الطبيعي, فيزيو, تاهيل',
    means: 'physiotherapy, rehabilitation, العلاج الطبيعي',
    isHint: true,
  },
  // general surgery
  {
    beginsGroup: true,
    said: 'gall bladder, gallbladder, gallbladder removal, gall bladder removal, gall bladder out, gallbladder out, gallbladder surgery, gallbladder op, gall bladder operation, gb removal, cholecystectomy, lap chole, gall stones out, gallstones out, gall stones removed, gallstones removed, gallstone removal, gallstone surgery, take out my gallbladder, مراره, المراره, مرارتي, استئصال المراره, استئصال مراره, ازاله المراره, شيل المراره, اشيل المراره, اشيل مرارتي, منظار المراره, عمليه المراره, عمليه مراره, مراره بالمنظار, شيل مراره, marara',
    means: 'gallbladder, cholecystectomy, المرارة',
  },
  {
    said: 'gallstones, gall stones, stones in my gallbladder, gallstone, حصى المراره, حصوات المراره, حصوه المراره, حصاوي المراره, حصى في المراره, حصوات في المراره',
    means: 'gallbladder, المرارة',
    isHint: true,
  },
  {
    said: 'hernia, hernias, hernia repair, hernia operation, hernia surgery, hernia op, hernia mesh, mesh repair, groin hernia, inguinal hernia, rupture in my groin, fix my hernia, keyhole hernia, umbilical hernia, belly button hernia, incisional hernia, فتاق, فتق, الفتق, الفتاق, فتق اربي, فتق سري, فتق السره, عمليه الفتق, عمليه الفتاق, عمليه فتاق, اصلاح الفتق, فتق بالمنظار, فتاق بالمنظار, شبكه الفتق, شبكه الفتاق, اصلاح الفتاق, البعج, fita2',
    means: 'hernia, الفتق',
  },
  {
    said: 'rupture, groin lump, lump in my groin, bulge in my groin, groin bulge, كتله في المغبن, نتوء في الاربيه',
    means: 'hernia, الفتق',
    isHint: true,
  },
  {
    said: 'hiatal hernia, hiatus hernia, reflux surgery, acid reflux surgery, fundoplication, gerd surgery, heartburn surgery, فتق الحجاب الحاجز, ارتجاع المريء عمليه, عمليه الارتجاع',
    means: 'hiatal, reflux, fundoplication, الحجاب الحاجز',
  },
  {
    said: 'appendix, appendix out, appendix removal, appendectomy, appendicectomy, زائده, الزائده, زايده, الزايده, استئصال الزائده',
    means: 'appendix, appendectomy, الزائدة',
  },
  {
    said: 'piles, haemorrhoids, hemorrhoids, haemorrhoid, hemorrhoid, piles removal, fissure, anal fissure, fistula surgery, anal fistula, pilonidal, pilonidal sinus, بواسير, البواسير, باسور, ناسور, الناسور, شرخ, شرخ شرجي, ناسور عصعصي, كيس الشعر, عمليه البواسير',
    means: 'haemorrhoid, hemorrhoid, fissure, fistula, pilonidal, البواسير, الناسور',
  },
  {
    said: 'colonoscopy, bowel camera, bowel scope, colon camera, camera up my bottom, camera up my bum, camera up the bum, camera up the bottom, camera up my backside, camera up the backside, camera up my butt, camera in my bowel, camera test of the bowel, bowel test, colon test, colon check, bowel screening, bowel check, colon screening, bowel look, scope up my bum, bum camera, polyp removal in the bowel, قولون, قولوني, القولون, منظار القولون, منظار قولون, منظار سفلي, تنظير قولون, تنظير القولون, ناضور القولون, ناظور القولون, كاميرا القولون, فحص القولون, فحص قولون, كولونوسكوبي, منظار شرجي, ناضور سفلي, monzar qolon',
    means: 'colonoscopy, القولون',
  },
  {
    said: 'gastroscopy, endoscopy, stomach camera, stomach scope, camera down my throat, camera down the throat, upper endoscopy, منظار المعده, منظار معده, ناظور معده, تنظير المعده, منظار علوي',
    means: 'gastroscopy, endoscopy, منظار المعدة',
  },
  {
    said: 'kidney stones, kidney stone removal, lithotripsy, ureteroscopy, stones in my kidney, حصى الكلي, حصوات الكلي, حصوه الكليه, تفتيت الحصى, تفتيت حصوات',
    means: 'kidney stone, lithotripsy, حصوات الكلى',
  },
  {
    said: 'kidney transplant, new kidney, kidney donor, dialysis, زراعه كلي, زراعه كليه, زراعه الكلي, نقل كليه, كليه جديده, غسيل كلي, غسيل الكلي',
    means: 'kidney transplant, dialysis, زراعة الكلى',
  },
  { said: 'liver transplant, new liver, زراعه كبد, زراعه الكبد, نقل كبد', means: 'liver transplant, زراعة الكبد' },
  {
    said: 'lung transplant, organ transplant, bone marrow transplant, pancreas transplant, زراعه رئه, زراعه الرئه, زراعه اعضاء, زراعه نخاع, زراعه النخاع',
    means: 'lung transplant, organ transplant, bone marrow transplant',
  },
  {
    said: 'face transplant, hand transplant, head transplant, womb transplant, uterus transplant, زراعه وجه, زراعه رحم, زراعه يد',
    means: 'face transplant, hand transplant, womb transplant',
  },
  // heart, head, cancer
  {
    beginsGroup: true,
    said: 'heart transplant, new heart, heart replacement, زراعه قلب, زراعه القلب, نقل قلب, قلب جديد, قلب صناعي',
    means: 'heart transplant, زراعة القلب',
  },
  {
    said: 'heart bypass, heart bypass surgery, open heart, open heart surgery, heart surgery, heart operation, coronary bypass, cabg, bypass on my heart, cardiac surgery, valve replacement, heart valve, heart valves, mitral valve, aortic valve, tavi, قلب مفتوح, عمليه قلب, عمليه القلب, القلب المفتوح, جراحه القلب, جراحه قلب, صمام القلب, صمامات القلب, تغيير صمام, تغيير الصمام, شرايين القلب, تبديل شرايين',
    means: 'heart bypass, coronary bypass, heart valve, القلب المفتوح',
  },
  {
    said: 'angioplasty, stent, stents, heart stent, heart stents, catheterisation, angiogram, coronary angiography, cardiac catheter, قسطره القلب, قسطره, القسطره, دعامه القلب, دعامات القلب, شبكه القلب',
    means: 'angioplasty, stent, angiogram, catheter, قسطرة',
  },
  {
    said: 'pacemaker fitted, fit a pacemaker, pacemaker implant, defibrillator implant, ablation for atrial fibrillation, heart ablation, cardiac ablation, زراعه بطاريه القلب, تركيب بطاريه قلب, تركيب بطاريه للقلب, كي القلب',
    means: 'pacemaker, ablation, بطارية القلب',
  },
  {
    said: 'brain surgery, brain operation, brain tumour surgery, brain tumor, deep brain stimulation, brain tumour, neurosurgery, جراحه المخ, جراحه الدماغ, عمليه الدماغ, عمليه المخ, عمليه دماغ, ورم الدماغ',
    means: 'brain, neurosurgery, الدماغ',
  },
  {
    said: 'cancer treatment, chemotherapy, chemo, radiotherapy, radiation therapy, tumour removal, tumor removal, gamma knife, cyberknife, immunotherapy, oncology, mastectomy, علاج السرطان, علاج سرطان, كيماوي, الكيماوي, علاج كيماوي, اشعاعي, علاج اشعاعي, استئصال ورم, استئصال الورم, جاما نايف, سايبر نايف, علاج الاورام, استئصال الثدي',
    means: 'cancer, chemotherapy, radiotherapy, oncology, الأورام',
  },
  // checks and others
  {
    beginsGroup: true,
    said: 'full body check up, full body checkup, health check, health screening, executive health check, full medical, medical check up, full checkup, whole body mri, full body scan, wellness check, annual physical, mot for my body, فحص شامل, الفحص الشامل, كشف شامل, فحوصات شامله, تشيك اب, شيك اب, فحص دوري',
    means: 'check up, checkup, screening, فحص شامل',
  },
  {
    said: 'mammogram, pap smear, smear test, bone density scan, pet scan, ct scan clinic, allergy test, dna test, paternity test, ماموجرام, ماموغرام, مسحه عنق الرحم, فحص الثدي, بت سكان, تحليل dna',
    means: 'mammogram, smear, density, pet scan, allergy test, ماموجرام',
  },
  {
    said: 'vaccination, vaccinations, vaccine, flu jab, travel jabs, vitamin drip, iv drip, iv therapy, vitamin infusion, detox drip, detox, ozone therapy, تطعيم, تطعيمات, لقاح, ابره فيتامين, مغذيات, محلول فيتامينات, مغذي, حجامه, الحجامه, اوزون',
    means: 'vaccination, drip, detox, حجامة',
  },
  {
    said: 'acupuncture, massage, chiropractor, chiropractic, osteopath, homeopathy, cupping, spa treatment, ابر صينيه, الابر الصينيه, مساج, كايروبراكتيك',
    means: 'acupuncture, massage, chiropractic, الإبر الصينية',
  },
  {
    said: 'psychiatrist, psychologist, psychotherapy, therapy sessions, counselling sessions, marriage counselling, quit smoking programme, طبيب نفسي, علاج نفسي, دكتور نفسي, معالج نفسي',
    means: 'psychiatry, psychology, psychotherapy, نفسي',
  },
  { said: 'autism therapy, speech therapy, علاج التوحد, علاج النطق, تخاطب', means: 'autism, speech therapy, التوحد' },
  {
    said: 'botched surgery repair, plastic surgery, cosmetic surgery, plastic surgeon, beauty surgery, جراحه تجميل, جراحه تجميليه, عمليات التجميل, عمليات تجميل, عمليه تجميل',
    means: 'plastic surgery, cosmetic surgery, التجميل',
    isHint: true,
  },
]
