Feature: Where somebody is decides what they are told
  Scenario: A visitor from a country that is not served
    Given the exchange sees everybody in US
    When Ada looks around
    And Ada refuses to be counted when she is asked
    Then Ada is told that the exchange is not offered in United States
    When Ada puts that notice away
    And Ada reloads the page
    And Ada looks around
    Then Ada is not told so again

  Scenario: A visitor from the EU is told what EU rules say of the risk
    Given the exchange sees everybody in DE
    When Ada looks around
    Then the risk is told in the words for the EU

  Scenario: A visitor from elsewhere is told of the risk in the usual words
    Given the exchange sees everybody in BR
    When Ada looks around
    Then the risk is told in the usual words
