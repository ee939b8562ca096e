import { listOf } from './list.ts';

/** Words better known as a product or firm. */
export const BRANDS = listOf(
  `python java oracle tableau excel slack ruby rust swift shell apple amazon salesforce kafka spark airflow jenkins docker azure outlook powerpoint photoshop illustrator indesign linux android notion zoom xero trello asana jira confluence github gitlab figma sketch adobe microsoft google facebook instagram linkedin twitter youtube netflix uber tesla intel cisco dell siemens bosch barclays santander accenture deloitte`,
);
export const TECHNOLOGIES =
  listOf(`kubernetes docker python java javascript typescript golang rust kotlin scala php ruby perl sql nosql mysql postgres postgresql mongodb redis cassandra elasticsearch kafka rabbitmq spark hadoop airflow dbt snowflake databricks terraform ansible jenkins github gitlab linux unix windows android ios aws azure gcp react angular vue django flask node graphql
 excel powerpoint outlook photoshop illustrator indesign figma canva wordpress shopify salesforce hubspot marketo mailchimp klaviyo tableau powerbi looker jira confluence trello asana slack zoom sharepoint sap oracle netsuite quickbooks xero sage workday autocad solidworks revit matlab plc scada blockchain chatgpt copilot vba macros uipath rpa pandas numpy tensorflow pytorch keras spss stata arcgis qgis`);
/** `acoustic monitoring`, `laser scanner` */
export const TECHNOLOGY_HEADS = listOf(
  `monitoring imaging printing printer scanning scanner tracking tracker recognition detection detector testing tester learning modelling modeling
  model network sensing sensor sequencing dating mapping picking coding vision analytics analyser analyzer maintenance metering meter simulation simulator
  assistant agent bot camera cam headset goggles glasses glass display screen signage kiosk dashboard script macro software app platform
  tag beacon wristband wearable tablet alarm modem router drone robot arm cutter cutting welding welder coating plating printing
  truck van vehicle pump cell panel turbine battery charger boiler dryer separator centrifuge conveyor sorter hoist chair
  computing database storage signature encryption authentication messaging streaming conferencing translation transcription dictation
  reality twin engine algorithm classifier workflow pipeline gateway firewall therapy stimulation ventilation dialysis
  freezer oven mixer projector projection lathe excavator harvester sprayer furnace kiln compressor generator inverter transformer amplifier microphone
  transmitter antenna controller actuator telescope microscope laser fryer grinder sealer labeller packer palletiser wrapper steriliser incubator
  swabbing splicing profiling spectroscopy microscopy compositing rendering scraping clustering sequencer synthesiser extractor evaporator condenser
  dosimeter logger jammer debugger profiler linter orchestrator
  humidifier dehumidifier nebuliser implant prosthesis catheter stent injector gimbal pneumatics`,
);

/** Technology wherever it stands. */
export const TECHNOLOGY_NOUNS = listOf(
  `drone chatbot bot modem robot cobot exoskeleton blockchain biometric biometrics dashcam bodycam webcam telematics tachograph wearable headset hologram
  simulator lidar sonar spectrometer centrifuge autoclave sous-vide rfid nfc middleware microservice serverless webhook kiosk geofence geofencing
  hydroponics aquaponics photogrammetry smartwatch smartboard defibrillator ultrasound endoscope datalogger sensor scanner barcode intranet extranet
  firewall vpn lora deepfake scraper crawler plugin cryptocurrency geothermal telemetry automation analytics robotics telehealth telemedicine
  teleconsultation encryption virtualisation virtualization containerisation containerization cryptography mechatronics nanotechnology
  biotechnology geolocation videoconferencing teleconferencing microlearning gamification clickstream`,
);

export const TECHNIQUES = listOf(
  `sorting milling casting forging moulding molding sintering annealing etching brazing soldering machining engraving embossing laminating bonding
  anodising galvanising tempering hardening quenching dosing blending filtering staining culturing cloning blotting barcoding misting fogging blasting
  piling grouting dredging tunnelling levelling logging balancing caching sharding throttling provisioning hashing parsing indexing crawling fuzzing
  forecasting targeting retargeting texturing keying curing drying chilling scrubbing cooling routing tagging interlocking ranging positioning
  charging switching multiplexing prototyping mining scoring boosting sampling leaching smelting needling taping splinting phenotyping genotyping
  fingerprinting spraying swapping
  verification estimation filtration distillation fermentation irradiation carbonation oxygenation chlorination titration purification desalination
  sedimentation flocculation coagulation granulation encapsulation lamination fumigation pollination insemination ablation cannulation intubation
  neuromodulation amplification segmentation triangulation orchestration interpolation regression prediction extraction deposition fusion injection
  absorption adsorption diffraction aeration levitation refrigeration fertigation modulation`,
);
export const NO_TECHNIQUES = listOf(
  `thinking hiring briefing briefings drill drills retention hygiene huddle huddles manners sourcing outreach involvement chatter escalation grease
  hesitation exaggeration admiration altercation affiliation remuneration recrimination vacation relocation deliberation provocation accreditation
  photography geography biography bibliography calligraphy choreography typography geometry symmetry`,
);
