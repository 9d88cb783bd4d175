// The same work as cardwright-bench, done by libxml2, expat and pugixml. All files are read into memory first; each
// repetition goes over all of them and prints its seconds of processor time.
//
//   peers libxml2-dom|libxml2-xsd|expat|pugixml REPETITIONS LIST [SCHEMA]
//
// LIST is a file with one path a line.

#include <expat.h>
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <pugixml.hpp>
#include <string>
#include <vector>

static double now() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

using Work = std::function<bool(const std::string &)>;

static bool libxml2Document(const std::string &text) {
  xmlDocPtr document = xmlReadMemory(text.data(), static_cast<int>(text.size()), "a.xml", nullptr,
                                     XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  xmlFreeDoc(document);
  return document != nullptr;
}

static Work libxml2Validator(const char *path) {
  xmlSchemaParserCtxtPtr parser = xmlSchemaNewParserCtxt(path);
  xmlSchemaPtr schema = xmlSchemaParse(parser);
  if (!schema) {
    std::fprintf(stderr, "peers: no schema in %s\n", path);
    std::exit(2);
  }
  return [schema](const std::string &text) {
    xmlDocPtr document = xmlReadMemory(text.data(), static_cast<int>(text.size()), "a.xml", nullptr,
                                       XML_PARSE_NONET | XML_PARSE_HUGE);
    xmlSchemaValidCtxtPtr context = xmlSchemaNewValidCtxt(schema);
    int verdict = document ? xmlSchemaValidateDoc(context, document) : -1;
    xmlSchemaFreeValidCtxt(context);
    xmlFreeDoc(document);
    return verdict == 0;
  };
}

static long starts = 0;
static void startElement(void *, const XML_Char *, const XML_Char **) { ++starts; }
static void endElement(void *, const XML_Char *) {}
static void characterData(void *, const XML_Char *, int count) { starts += count & 1; }

static bool expatWithNamespaces(const std::string &text) {
  XML_Parser parser = XML_ParserCreateNS(nullptr, '|');
  XML_SetElementHandler(parser, startElement, endElement);
  XML_SetCharacterDataHandler(parser, characterData);
  bool isFine = XML_Parse(parser, text.data(), static_cast<int>(text.size()), 1) == XML_STATUS_OK;
  XML_ParserFree(parser);
  return isFine;
}

static bool pugixmlDocument(const std::string &text) {
  pugi::xml_document document;
  return document.load_buffer(text.data(), text.size());
}

static Work work(const std::string &name, const char *schema) {
  if (name == "libxml2-dom") return libxml2Document;
  if (name == "libxml2-xsd" && schema) return libxml2Validator(schema);
  if (name == "expat") return expatWithNamespaces;
  if (name == "pugixml") return pugixmlDocument;
  std::fprintf(stderr, "peers: no such work: %s\n", name.c_str());
  std::exit(2);
}

int main(int count, char **arguments) {
  if (count < 4) {
    std::fprintf(stderr, "usage: peers WORK REPETITIONS LIST [SCHEMA]\n");
    return 2;
  }
  std::vector<std::string> texts;
  std::ifstream list(arguments[3]);
  for (std::string path; std::getline(list, path);) {
    std::ifstream file(path, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  Work once = work(arguments[1], count > 4 ? arguments[4] : nullptr);
  for (int repetition = 0; repetition < std::atoi(arguments[2]); ++repetition) {
    double start = now();
    for (const std::string &text : texts) {
      if (!once(text)) {
        std::fprintf(stderr, "peers: %s refuses a file\n", arguments[1]);
        return 1;
      }
    }
    std::printf("%.9f\n", now() - start);
  }
  return 0;
}
